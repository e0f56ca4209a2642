import { hiringFacts } from './hiring-facts';

/** The only position open (R100). */
export const positions = ['sales-representative'] as const;

/** The form's name on the page, by which what happens in it is counted. */
export const applicationFormName = 'application';

/** The fields of an application that take one line of text (R100). Schema, form and draft follow, in this order. */
export const applicationTextNames = ['firstName', 'lastName', 'phoneNumber', 'email'] as const;
export type ApplicationTextName = (typeof applicationTextNames)[number];

/** All fields of an application, in the order of the page. */
export const applicationFieldNames = [
  ...applicationTextNames,
  'position',
  'experiences',
  'aboutYourself',
] as const;
export type ApplicationFieldName = (typeof applicationFieldNames)[number];

/** The fields of one experience (R101), in the order of the page. */
export const experienceFieldNames = ['company', 'position', 'duration', 'description'] as const;
export type ExperienceFieldName = (typeof experienceFieldNames)[number];

/** Longest texts, in UTF-16 units as a browser counts them, the most experiences, and the minimum of R102. */
export const applicationLimits = {
  firstName: 100,
  lastName: 100,
  phoneNumber: 40,
  email: 254,
  experiences: 20,
  experienceText: 200,
  experienceDescription: 2000,
  aboutYourselfMinimum: 50,
  aboutYourself: 5000,
} as const satisfies Record<ApplicationTextName, number> & Record<string, number>;

/** What is said of a field that is wrong, byte for byte (R102). */
export const applicationMessages = {
  firstName: { missing: 'First name is required' },
  lastName: { missing: 'Last name is required' },
  phoneNumber: { missing: 'Phone number is required', invalid: 'Please enter a valid phone number' },
  email: { missing: 'Email is required', invalid: 'Please enter a valid email address' },
  position: { missing: 'Please select a position' },
  aboutYourself: {
    missing: 'Please tell us about yourself',
    tooShort: 'Please provide at least 50 characters',
  },
  experiences: { tooMany: `Please list ${applicationLimits.experiences} experiences at most` },
} as const satisfies Record<ApplicationFieldName, object>;

/** To an applicant whose row the database refuses: nothing that is typed anew would be taken. */
export const applicationRefused =
  'We could not save your application, and the fault is ours. Everything you typed is still here: please submit it again later today.';

/** Everything the careers page says (R100 to R106). */
export const careers = {
  title: 'Join Our Global Team',
  required: 'All fields are required unless marked optional.',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    phoneNumber: 'Phone number',
    email: 'Email',
    position: 'Position',
    aboutYourself: 'About yourself',
  } satisfies Record<Exclude<ApplicationFieldName, 'experiences'>, string>,
  phoneHint:
    'Digits, spaces, hyphens and parentheses; with + and the country code, if it is not a US number.',
  aboutHint: `At least ${applicationLimits.aboutYourselfMinimum} characters: what you have sold, to whom, and why you want this.`,
  noPosition: 'Select a position',
  positionLabels: { 'sales-representative': hiringFacts.position },
  experience: {
    title: 'Professional experience',
    hint: 'Optional. Jobs that show us what you can do.',
    legend: (number: number) => `Experience ${number}`,
    labels: {
      company: 'Company',
      position: 'Position held',
      duration: 'Duration',
      description: 'Description',
    } satisfies Record<ExperienceFieldName, string>,
    hints: {
      duration: 'For example: 2 years.',
      description: 'What you did there, in one or two sentences.',
    },
    add: 'Add an experience',
    addAnother: 'Add another experience',
    remove: 'Remove',
    added: (number: number) => `Experience ${number} added.`,
    removed: (number: number) => `Experience ${number} removed.`,
    full: `That is the most this form takes: ${applicationLimits.experiences} experiences.`,
  },
  counter: (characters: number) =>
    `${characters} characters (minimum ${applicationLimits.aboutYourselfMinimum})`,
  submit: 'Submit Application',
  submitting: 'Submitting Application...',
  purpose: 'We use this only to read your application and to answer it.',
  policy: 'Privacy Policy',
  honeypot: 'Leave this field empty',
  steps: {
    title: 'What happens next',
    rows: [
      ['You send this', 'Today'],
      ['You hear from us', `Within ${hiringFacts.replyWithin}`],
    ],
  },
  failures: {
    unavailable:
      'We could not save your application just now. Everything you typed is still here: please submit it again in a minute.',
    offline:
      'Your application may not have reached us. Everything you typed is still here: check your connection and submit it again.',
    changed:
      'Your application has reached us, but not what you changed since. Everything you typed is still here: please submit it again.',
    updated:
      'This page was updated while you had it open. Everything you typed is still here: please submit it again.',
    outdated:
      'This page was updated while you had it open. Everything you typed is still here: copy it, reload the page and submit it again.',
  },
  confirmation: {
    title: 'Application Submitted!',
    text: `Thank you for your interest in joining our team. We've received your application and will review it carefully. Our hiring team will get back to you within ${hiringFacts.replyWithin}.`,
    home: 'Back to home',
    services: 'Read about the services',
  },
} as const;
