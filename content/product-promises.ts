import type { SitePath } from '@/lib/paths';

/** A categorical statement about what our products do, which the operator has to stand behind. */
export type ProductPromise = {
  /** As on its page, word for word. */
  sentence: string;
  page: SitePath;
  /** The operator's: confirmed by whoever can see to it that it holds. */
  status: 'owner to confirm' | 'confirmed';
};

type Row = Pick<ProductPromise, 'sentence'> & Partial<Pick<ProductPromise, 'status'>>;

/** The sentences of one page; unconfirmed, where nothing else is said. */
function promisesOn<Id extends string>(page: SitePath, rows: Record<Id, string | Row>) {
  const entries = Object.entries<string | Row>(rows).map(([id, row]): [string, ProductPromise] => [
    id,
    { page, status: 'owner to confirm', ...(typeof row === 'string' ? { sentence: row } : row) },
  ]);
  return Object.fromEntries(entries) as Record<Id, ProductPromise>;
}

/**
 * Every categorical promise of the copy, by its page. To confirm one: `'id': { sentence: '…', status: 'confirmed' }`.
 * A sentence that changes on its page changes here; the test beside names it.
 */
export const productPromises: Readonly<Record<string, ProductPromise>> = {
  ...promisesOn('/services/ai-agents', {
    'agents-whole-chat':
      'When a chat needs a person, your staff see all of it and a short note on what was tried.',
    'agents-log': 'The address is changed and the change is logged.',
    'agents-linked-answers': 'Answers link to the text they came from.',
    'agents-follow-text': 'When you change the text, the answers follow.',
    'agents-person-any-time': 'The customer can ask for a person at any point of the chat.',
    'agents-fault-traced':
      'We trace it to its source, correct the text or the rule, and ask the same question again with you.',
    'agents-readable-chats': 'You can read the chats and flag any answer.',
    'agents-none': 'If it is none of them, you hear that too.',
    'agents-data': 'It stays yours, and we use it to run your agent.',
    'agents-says-ai': 'We set it up to say so in its first line',
  }),
  ...promisesOn('/services/appointment-setting', {
    'appointments-free-hours': 'Only your free hours are offered.',
    'appointments-access': 'Access, which you can take back at any time',
    'appointments-date': 'We name a date in writing before you decide.',
    'appointments-room': 'The room is not offered twice for the same hour.',
    'appointments-busy-hours': 'Hours that your calendar marks as busy are not offered.',
    'appointments-entry-linked': 'The calendar entry links to the message it began with.',
    'appointments-no-strangers':
      'Only to those who wrote to you, have an appointment with you or are on your wait list.',
    'appointments-checked-first':
      'We check yours, and your practice or CRM software, before you pay for anything.',
    'appointments-two-times':
      'The client gets an answer and two times to choose from, instead of a grid to search.',
  }),
  ...promisesOn('/services/lead-capture-crm', {
    'leads-one-list': 'One list shows all of them, with the source named.',
    'leads-stand-in': 'The stand-in is told, and the record names who has it.',
    'leads-backup': 'A backup first, then the clean list',
    'leads-own-fields': 'We use the fields you have, and list the ones we add so that you can remove them.',
    'leads-old-records': 'Only with your approval.',
    'leads-silent-source': 'An alert if a source goes quiet',
    'leads-own-crm': 'Your CRM stays yours',
    'leads-on-paper': 'A photo of a card or a short voice note can become a record that you confirm.',
  }),
  ...promisesOn('/services/ai-websites', {
    'websites-trial-page': 'A page to try each change first',
    'website-own-accounts':
      'Domain, forms, search and visitor counts are set up in accounts that belong to you.',
    'website-keep-accounts': 'If you leave us, you keep the accounts.',
    'website-undo': 'Every change can be undone',
    'website-old-links': 'Old addresses lead to the new pages, as search engines ask.',
    'website-says-ai': 'Says that it is an AI',
    'website-fast': 'The pages you need, written with you and built to load fast on a cheap phone.',
  }),
  ...promisesOn('/services/full-backend-optimization', {
    'backend-stops': 'It is built to stop, keep the item and tell a person.',
    'backend-keeps-running': 'Your present process keeps running until the new one gives the same results.',
    'backend-copies': 'The top of the list is automated, one task after another, on copies of your data.',
    'backend-unreadable': 'What cannot be read well goes to a person.',
    'backend-owner': 'Every task has an owner and a next step',
    'backend-totals': 'The page is ready, and each total can be traced to its bills.',
    'backend-price-first': 'The price is in writing before anything is built.',
    'backend-data': 'What you give us stays yours, and we use it for this project only.',
  }),
  ...promisesOn('/services/ai-email-outreach', {
    'email-drafts-read': 'You read the drafts before they are sent',
    'email-text-approved': 'You approve the text before it is sent.',
    'email-stop-list': 'One click or a plain “no” puts the address on your stop list.',
    'email-sender': 'Emails carry your name, your firm and your street address.',
    'email-way-out': 'A way out in every email',
    'email-own-domains':
      'Outreach runs on domains of its own, so a spam complaint hits one you do not use every day.',
    'email-list-approved': 'A list you approve before anything is sent',
    'email-follow-ups-stop': 'Follow-ups that stop with the first reply',
    'email-sources': 'The list names the source of each contact, and you can remove any of them.',
    'email-list-cleaned': 'Dead and doubtful ones leave the list, and so do people who asked you to stop.',
    'email-data': 'Your data is used for you only',
  }),
  ...promisesOn('/services/ai-social-media-outreach', {
    'social-ruled-out': 'We tell you when they rule something out.',
    'social-read-first': 'You read them before they go out.',
    'social-without-approval': '0 posts published without your approval',
    'social-matched': 'Names, photos and links are made to match on every account you want to use.',
    'social-plan': 'You see the coming posts on one page, and can remove, move or rewrite any of them.',
    'social-linkedin': 'Posts only, no automated messages.',
    'social-calls-consent':
      'Calls by our AI Phone Callers go to people who left a number and agreed to be called.',
  }),
  ...promisesOn('/services/ai-phone-callers', {
    'phone-no-call-lists': 'A check against do-not-call lists',
    'phone-hours': 'Calling hours by time zone',
    'phone-many-calls': 'More than one call at a time',
    'phone-stop-button': 'A stop button for the whole list',
    'phone-note': 'A written note of each call',
    'phone-own-number': 'An AI answering service that picks up when you cannot, on the number you have.',
    'phone-handed-over':
      'Upset, urgent or unsure callers are put through to a person, with a short summary first.',
    'phone-no-cold-calls': 'No cold calls to strangers.',
    'phone-consent-shown': 'You can see for each call who agreed to it.',
    'phone-without-consent':
      'You collect that consent and keep the proof; without it a name comes off the list.',
    'phone-contacts-without-consent': 'Contacts without consent come off your list.',
    'phone-stop': 'They say so, and the number goes on your stop list.',
    'phone-caller-number': 'A number that is registered to you and can be called back.',
    'phone-says-ai': 'We script the greeting so that it says so and tells callers how to reach a person.',
    'phone-not-understood': 'Then it asks once more, and puts the call through or takes a message.',
    'phone-line-fails': 'If the AI line fails, turn that off, and your phone rings.',
    'phone-recording': 'Only if you want it and the law of your state allows it; the caller is told first.',
  }),
  ...promisesOn('/services/multi-solutions', {
    'multi-connected': 'You hear what cannot be connected before you sign.',
    'multi-one-person': 'The same person answers for all parts and for the links between them.',
    'multi-view': 'A view of every hand-off, good or bad',
    'multi-switch-off': 'You can switch one part off while the others go on.',
    'multi-price': 'Each part has its own price in the plan, so you know what you pay before you choose.',
    'multi-stop': 'Each part is useful alone.',
    'multi-cause':
      'If two parts stop working together, you tell one person, and finding the cause is our job.',
    'multi-data': 'It stays yours, and it serves your system only.',
  }),
  ...promisesOn('/services/integrated-offer', {
    'integrated-noted': 'What was said and promised is noted in the record of the client.',
    'integrated-follow-up': 'It stops when they answer.',
    'integrated-own-tools':
      'If you already have a good calendar or CRM, we connect yours instead of setting up a new one.',
    'integrated-price': 'There is one price for all four parts.',
    'integrated-fault': 'You have a person to call, and you can report a fault at any hour.',
    'integrated-data': 'Your client records stay yours, and we use them to run these four parts only.',
  }),
  ...promisesOn('/about', {
    'about-corrected': 'If the work is not what was agreed, we correct it.',
    'about-none-fits': 'If none of our services would help you, we tell you so.',
    'about-any-hour': 'You can report a fault at any hour, including at night and on weekends.',
    'about-told-first':
      'You are told what a system does, what it cannot do, what it costs and why, before you decide anything.',
  }),
  ...promisesOn('/contact', {
    'contact-no-card': 'No card needed.',
    'contact-not-pay-off': 'We also tell you what would not pay off.',
  }),
  ...promisesOn('/', {
    'home-addresses-checked': 'Addresses are checked before the first message',
    'home-says-ai': 'Says at the start that it is an AI',
    'home-person': 'Passes a caller to a person on request',
    'home-own-cases': 'We test with your own cases before customers use what we set up.',
    'home-counted': 'You can check it in your own records.',
    'home-price-in-writing': 'You get your price in writing.',
    'home-plain-answer': 'We tell you in plain words what was wrong and what was changed.',
    'home-training': 'Training in every service you represent.',
    'home-one-report': 'Every send, bounce and answer in one report',
  }),
  ...promisesOn('/workflows/auto-b-roll-editor', {
    'b-roll-marks': 'The video becomes text, with a time mark on every line.',
  }),
  ...promisesOn('/workflows/auto-vsl-generator', {
    'vsl-facts': 'It is told to keep to the facts you gave, and you read it before it is spoken.',
  }),
  ...promisesOn('/workflows/ai-facebook-ad-spy', {
    'ad-spy-table': 'The ads it keeps go into one table, oldest first, each with its link.',
  }),
  ...promisesOn('/workflows/ai-conspiracy-doc', {
    'doc-sources': 'It collects names, dates and the rival versions, and keeps the source beside each.',
  }),
  ...promisesOn('/workflows/viral-reels-factory', {
    'reels-wait': 'A preview comes to your inbox, and posting waits until you agree.',
  }),
  ...promisesOn('/workflows/real-estate-commercials', {
    'estate-facts':
      'A language model writes it, and is told to use your facts only: size, rooms, street and what is near.',
  }),
  ...promisesOn('/workflows/cinematic-quote-pages', {
    'quotes-no-repeat': 'It reads your sheet from the top and skips what was already used.',
  }),
};
