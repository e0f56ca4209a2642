import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backendIntents, incomeIntents } from '@/content/assessments/intents';
import { type AssessmentType, assessments, assessmentTypes } from '@/content/assessments/questions';
import { intentChoices, otherWords } from '@/content/assessments/reading';
import { contact } from '@/content/contact';
import { interpretIntent } from '@/lib/assessments/interpret-intent';
import { recommend } from '@/lib/assessments/recommend';
import { backendAnswers, incomeAnswers } from '@/tests/fixtures/answers';
import { anyAnswers } from '@/tests/fixtures/arbitrary-answers';
import { addChoice, mayBeMisread, otherWordFor, readFreeText, replaceWord } from './read-free-text';

const intents = { income: incomeIntents, backend: backendIntents };
const keywordsOf = (type: AssessmentType) => intents[type].flatMap(({ keywords }) => [...keywords]);

const word = fc.constantFrom('leads', 'roads', 'Threads', 'tasks', 'the', 'no', 'İ', '\u212a', 'ß', '’', '|');
const space = fc.constantFrom(' ', '', '  ', '\n', ' ', '-', '.');
const capital = (text: string, isLarge: boolean) => (isLarge ? text.toUpperCase() : text).replace("'", '’');

/** Keywords, words that hide one, and odd characters, in any order. */
const textFor = (type: AssessmentType) => {
  const keyword = fc
    .tuple(fc.constantFrom(...keywordsOf(type)), fc.boolean())
    .map((args) => capital(...args));
  const part = fc.oneof(keyword, word, fc.string({ unit: 'binary', maxLength: 8 }));
  return fc.array(fc.tuple(part, space), { maxLength: 8 }).map((parts) => parts.flat().join(''));
};

const typed = fc
  .constantFrom(...assessmentTypes)
  .chain((type) => textFor(type).map((text) => ({ type, text })));

describe('what the form says', () => {
  test('equals what the engine decides, whatever the answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { intent, found } = readFreeText(answers.assessmentType, answers.q1Typed);
        const { userIntent, explanation } = recommend(answers, {});
        expect(intent).toBe(userIntent);
        expect(found.map(({ keyword }) => keyword)).toEqual(explanation.matchedKeywords);
      }),
      { numRuns: 500 },
    );
  });

  test('quotes words that stand in the text, whole, and that the engine reads so by themselves', () => {
    fc.assert(
      fc.property(typed, ({ type, text }) => {
        const { intent, found } = readFreeText(type, text);
        expect(intent).toBe(interpretIntent(type, text).intent);
        for (const { keyword, word: quoted, start, end } of found) {
          const written = text.slice(start, end);
          expect(written.replace(/\s+/g, ' ')).toBe(quoted);
          expect(interpretIntent(type, written).matchedKeywords).toContain(keyword);
          expect(text.slice(0, start)).not.toMatch(/[a-z\d]$/i);
          expect(text.slice(end)).not.toMatch(/^[a-z\d]/i);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('about another intent holds once the words that decide are gone', () => {
    fc.assert(
      fc.property(typed, ({ type, text }) => {
        const { intent, otherwise } = readFreeText(type, text);
        if (!otherwise) return;
        const order = intents[type].map(({ name }): string => name);
        expect(order.indexOf(otherwise.intent)).toBeGreaterThan(order.indexOf(intent));
        expect(interpretIntent(type, otherwise.found.word).matchedKeywords).toContain(
          otherwise.found.keyword,
        );
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  { text: 'Paid for leads', found: [['ads', 'leads', true]] },
  { text: 'Leads, and Google Ads', found: [['ads', 'Ads', false]] },
  { text: 'Our websites', found: [['website', 'websites', false]] },
  { text: 'No  clients\nyet', found: [['no clients yet', 'No clients yet', false]] },
  { text: 'We haven’t started', found: [["haven't started", 'haven’t started', false]] },
  {
    text: 'Ads for the website',
    found: [
      ['website', 'website', false],
      ['ads', 'Ads', false],
    ],
  },
  {
    text: '主にwebsiteとadsです',
    found: [
      ['website', 'website', false],
      ['ads', 'ads', false],
    ],
  },
  { text: 'עיקר הלקוחות מהwebsite', found: [['website', 'website', false]] },
  { text: 'Überroads', found: [['ads', 'Überroads', true]] },
  { text: 'Word of mouth', found: [] },
])('"$text" is read from its own words', ({ text, found }) => {
  const read = readFreeText('income', text).found;
  expect(read.map(({ keyword, word: quoted, isInside }) => [keyword, quoted, isInside])).toEqual(found);
});

test('a lower intent is named with the word that stands for it', () => {
  const { intent, otherwise } = readFreeText('income', 'Bought leads once, now Instagram');
  expect(intent).toBe('Website / Ads / Organic Traffic');
  expect(otherwise).toMatchObject({ intent: 'Social Media Inbound Leads', found: { word: 'Instagram' } });
  expect(readFreeText('income', 'Instagram').otherwise).toBeNull();
});

test('an intent that is denied is not named as another one, unless it was pressed', () => {
  for (const text of ['Website, never cold calls', 'Networking lunches, no ads', 'No website or instagram'])
    expect(readFreeText('income', text).otherwise, text).toBeNull();
  expect(readFreeText('income', 'Referrals. No website, but ads').otherwise?.found.word).toBe('ads');
  expect(readFreeText('income', 'Not referrals but ads').otherwise?.found.word).toBe('ads');
  expect(readFreeText('income', 'Website, no cold calls, Instagram').otherwise?.found.word).toBe('Instagram');
  const pressed = addChoice('income', 'Website, not on social media', 'Social Media Inbound Leads');
  expect(readFreeText('income', pressed).otherwise).toMatchObject({ found: { word: 'social media' } });
});

test.each([
  ['income', 'No website, no ads: neighbors tell neighbors', true],
  ['income', 'People pass our card on, we are NOT on social media at all', true],
  ['income', 'we don’t do cold calls or any of that', true],
  ['income', 'I never needed any ads', true],
  ['income', 'Used to do ads. Neighbors tell neighbors', true],
  ['income', 'We wont do ads, neither here nor on facebook', true],
  ['income', 'Gave up on social media', true],
  ['income', 'We have no shop so Instagram', false],
  ['income', 'Not only ads', false],
  ['income', 'No time for anything but ads', false],
  ['income', 'We have no shop just our website', false],
  ['income', 'I have no time, website mostly', false],
  ['income', 'No website. Ads', false],
  ['income', 'We did not know how to begin with it all, so we bought ads', false],
  ['income', 'Mostly ads', false],
  ['backend', 'Not the help desk: renewals and quotes', true],
  ['backend', 'Notes for the help desk', false],
  ['backend', 'It is word of mouth', false],
  ['backend', "We can't keep up with customer support", false],
  ['backend', 'We do not keep up with customer support', false],
  ['backend', 'Not enough hands for client questions', false],
  ['backend', 'there is no integration between Shopify and Xero', false],
  ['backend', 'There isn’t any integration', false],
  ['backend', 'we have no workflow', false],
  ['backend', 'We never get through the support tickets', false],
  ['backend', "I don't need a customer support bot", true],
  ['backend', 'We have no need for a help desk', true],
  ['backend', 'I do not really want customer support', true],
  ['backend', 'I didn’t mean the help desk', true],
  ['backend', 'No problem with customer support: it is the invoices', true],
  ['backend', 'It isn’t customer support', true],
  ['backend', 'We can’t keep up, and not with customer support', true],
  ['income', 'We can’t keep up a website', true],
  ['backend', "We're not keeping up with customer support", false],
  ['backend', 'We are not able to answer all client questions', false],
  ['backend', "We aren't able to keep up with support tickets", false],
  ['backend', "We couldn't keep up with customer support last season", false],
  ['backend', "I'm not getting to the support tickets on time", false],
  ['backend', 'It isn’t possible to answer all client questions by hand', false],
  ['backend', 'I would not have time for client questions', false],
  ['backend', "We didn't have time for support tickets this year", false],
  ['backend', 'zero time for customer support', false],
  ['backend', 'I hate answering client questions all day', false],
  ['backend', 'We stopped answering client questions at night', false],
  ['backend', "I wouldn't need a help desk", true],
  ['backend', "We didn't have a problem with customer support", true],
  ['backend', 'It is not getting done, and it is not the help desk', true],
  ['backend', 'We need no help desk', true],
  ['backend', 'I want no other help desk', true],
  ['backend', 'No help desk needed', true],
  ['backend', 'no help desk is needed', true],
  ['backend', 'We have no customer support problem', true],
  ['backend', 'A help desk is not a problem', true],
  ['backend', 'A help desk is not needed', true],
  ['backend', 'The help desk isn’t our problem', true],
  ['backend', 'Customer support is no longer needed', true],
  ['backend', 'a help desk was not meant', true],
  ['backend', 'Support tickets were never a problem', true],
  ['backend', 'All we need: no more client questions', false],
  ['backend', 'There is no integration and needed work waits', false],
  ['backend', 'We need an integration, and there is no workflow', false],
  ['backend', 'No time for support tickets, problem after problem', false],
  ['backend', 'Support tickets are not answered', false],
  ['backend', 'Customer support is a problem, not the invoices', false],
  ['backend', 'Help desk needed', false],
  ['backend', 'Our customer support can’t solve problems at night', false],
  ['backend', 'Our help desk doesn’t fix problems', false],
  ['backend', 'Customer support never solves problems', false],
  ['backend', 'Client questions are no small problem', false],
  ['backend', 'Support tickets do not get needed answers', false],
  ['backend', 'We want no more support tickets', false],
  ['income', 'no marketing other than referrals', false],
  ['income', 'No marketing except referrals', false],
  ['income', 'no marketing besides referrals', false],
  ['income', 'never advertised beyond our website', false],
  ['income', 'no marketing apart from referrals', false],
  ['income', 'Nothing outside, and no marketing outside of our website', false],
  ['income', "We don't do anything other than Instagram", false],
  ['income', 'no doubt referrals', false],
  ['income', 'without a doubt Instagram', false],
  ['income', 'No question referrals', false],
  ['income', 'We never stop getting referrals', false],
  ['income', 'It is not a question of ads', true],
  ['income', 'We never got more than a call from our website', true],
  ['income', "We don't hire outside ads people", true],
  ['income', 'just starting to think about marketing', true],
  ['income', "haven't started advertising, it's all word of mouth", true],
  ['income', 'haven’t started tracking it, insurance panels mostly', true],
  ['income', 'Just  starting with a bookkeeper, neighbors tell neighbors', true],
  ['income', 'We are just starting.', false],
  ['income', 'just starting out, nobody knows us', false],
  ['income', "We haven't started anything yet", false],
  ['income', 'Starting a new business with my brother', false],
  ['income', 'Ads never worked for us, neighbors tell neighbors', true],
  ['income', 'Website is useless, all word of mouth', true],
  ['income', 'Google ads were a waste of money. Repeat customers.', true],
  ['income', 'Instagram did not work for us', true],
  ['income', "I wouldn't spend another dollar on facebook", true],
  ['income', "We don't really spend any money on ads", true],
  ['income', "website doesn't convert", false],
  ['income', 'ads never stop bringing calls', false],
  ['income', 'Website is not converting', false],
  ['income', 'Referrals because nothing else worked', false],
  ['income', 'Referrals as flyers never worked', false],
  ['income', 'Referrals because ads never worked', false],
  ['income', 'Instagram. The flyers were a waste of money', false],
  ['income', 'We don´t do ads, neighbors tell neighbors', true],
  ['income', 'I don‘t have a website', true],
  ['income', 'it isnt the website its people', true],
  ['income', 'We cannot afford ads, neighbors tell neighbors', true],
  ['income', "ads don't work, neighbors tell neighbors", true],
  ['income', "Facebook hasn't worked", true],
  ['income', 'Ads failed. Realtors send us people', true],
  ['income', "Ads when flyers don't work", false],
  ['income', "We wouldn't exist without referrals", false],
  ['income', 'I lose a client without a website', true],
  ['income', "haven't started any marketing in 12 years", true],
  ['backend', 'It isn´t the help desk, it is the invoices', true],
  ['backend', 'it isnt customer support its invoices', true],
  ['backend', 'We can´t keep up with customer support', false],
  ['backend', 'we cannot keep up with customer support', false],
  ['backend', "I don't want to do customer support anymore", false],
  ['backend', "I don't want to change our help desk", true],
  ['backend', 'We are not good at customer support', false],
  ['backend', "I'm not answering client questions fast enough", false],
  ['backend', 'client questions are not the issue, paperwork is', true],
  ['backend', 'No customer support required', true],
  ['backend', 'We have no use for a help desk', true],
] as const)('of %s “%s” is doubtful where what decides is denied: %s', (type, text, isDoubtful) => {
  expect(mayBeMisread(type, text, readFreeText(type, text))).toBe(isDoubtful);
});

test('a word inside another is doubtful, and so is one of two intents, until a choice confirms it', () => {
  for (const text of ['We buy leads', 'Website and Instagram', 'We have no website']) {
    expect(mayBeMisread('income', text, readFreeText('income', text))).toBe(true);
    const chosen = addChoice('income', text, 'Website / Ads / Organic Traffic');
    expect(mayBeMisread('income', chosen, readFreeText('income', chosen))).toBe(false);
  }
});

test('where a choice was pressed, it is the one that is named, with every word before it', () => {
  const owned = 'Website, Instagram and referrals in equal parts';
  const before = (text: string) =>
    readFreeText('income', text).otherwise?.before.map(({ word: each }) => each);
  expect(readFreeText('income', owned).otherwise).toMatchObject({ found: { word: 'Website' } });
  expect(before(owned)).toEqual(['referrals']);
  const pressed = addChoice('income', owned, 'Social Media Inbound Leads');
  expect(readFreeText('income', pressed).otherwise).toMatchObject({
    intent: 'Social Media Inbound Leads',
    found: { word: 'Instagram' },
  });
  expect(before(pressed)).toEqual(['referrals', 'Website']);
});

describe('a choice', () => {
  const choices = assessmentTypes.flatMap((type) =>
    intentChoices[type].map((choice) => ({ type, ...choice })),
  );

  test.each(choices)('"$label" is read as its intent by its sentence alone', ({ type, intent, phrase }) => {
    expect(addChoice(type, '  ', intent)).toBe(phrase);
    expect(readFreeText(type, phrase)).toMatchObject({ intent, otherwise: null });
  });

  test('keeps the visitor’s words and takes the place of the one before', () => {
    fc.assert(
      fc.property(typed, fc.nat(), fc.nat(), ({ type, text }, first, second) => {
        const [one, two] = [first, second].map(
          (place) => intentChoices[type][place % intentChoices[type].length],
        );
        if (!one || !two || choices.some(({ phrase }) => text.includes(phrase))) return;
        const written = addChoice(type, addChoice(type, text, one.intent), two.intent);
        expect(written).toBe(addChoice(type, text, two.intent));
        expect(written.startsWith(text.trim().replace(/[,;:]$/, ''))).toBe(true);
        expect(written.endsWith(two.phrase)).toBe(true);
      }),
    );
  });

  test('decides, unless a word of an intent before it stands in the text: then it is named beside that one', () => {
    fc.assert(
      fc.property(typed, fc.nat(), ({ type, text }, place) => {
        const choice = intentChoices[type][place % intentChoices[type].length];
        if (!choice) return;
        const { intent, otherwise } = readFreeText(type, addChoice(type, text, choice.intent));
        if (intent !== choice.intent) expect(otherwise?.intent).toBe(choice.intent);
      }),
    );
  });

  test('joins the words with a full stop where they have no end of their own', () => {
    expect(addChoice('income', 'word of mouth ', 'Referrals / Networking')).toBe(
      'word of mouth. Most clients come through referrals.',
    );
    expect(addChoice('backend', 'Phones!', 'Customer Support')).toBe(
      'Phones! It is mostly client questions.',
    );
    expect(addChoice('backend', 'Phones, ', 'Customer Support')).toBe(
      'Phones. It is mostly client questions.',
    );
    for (const sentence of ['电话。', 'فون کالز۔', 'फ़ोन।', 'Phones…'])
      expect(addChoice('backend', sentence, 'Customer Support')).toBe(
        `${sentence} It is mostly client questions.`,
      );
  });
});

test('another word takes all places of one, and none inside others', () => {
  expect(replaceWord('Leads, misleads, LEADS and leads', 'leads', 'inquiries')).toBe(
    'Inquiries, misleads, Inquiries and inquiries',
  );
  expect(replaceWord('我们买leads', 'leads', 'inquiries')).toBe('我们买inquiries');
  for (const [word, instead = ''] of Object.entries(otherWords)) {
    for (const type of assessmentTypes)
      expect(interpretIntent(type, instead).matchedKeywords, word).toEqual([]);
  }
});

const precedingKeywords = assessmentTypes.flatMap((type) =>
  intents[type].flatMap(({ name, keywords }, order) =>
    intents[type]
      .slice(order + 1)
      .flatMap((later) => keywords.map((keyword) => ({ type, name, keyword, chosen: later.name }))),
  ),
);

test.each(precedingKeywords)(
  'where “$keyword” is not what was meant, a press lets $chosen decide',
  ({ type, name, keyword, chosen }) => {
    for (const written of [
      keyword,
      keyword.toUpperCase(),
      keyword.replace(' ', '\n ').replace("'", '’'),
      keyword.replace("'", '´').replace('-', '\u2011'),
    ]) {
      const text = addChoice(type, `It is not ${written}, and never was ${written}`, chosen);
      const { intent, found } = readFreeText(type, text);
      expect(intent).toBe(name);
      const [decides] = found;
      const instead = decides && otherWordFor(decides);
      expect(instead && readFreeText(type, replaceWord(text, decides.word, instead)).intent).toBe(chosen);
    }
  },
);

test.each([
  ['Moms and dads in Facebook groups', 'Moms and dad(s) in Facebook groups'],
  ['Headshots on Instagram, and headshots again', 'Head-shots on Instagram, and head-shots again'],
  ['I phone from a spreadsheet', 'I phone from a spread-sheet'],
  ['Heads of sales, from SPREADSHEETS', 'Head(s) of sales, from Spread-sheets'],
  ['Upload(s) and uploads', 'Upload(s) and upload(s)'],
  ['Not by AdSense', 'Not by Ad-sense'],
  ['We build websites, and show them on Instagram', 'We build web pages, and show them on Instagram'],
  ['Grown organically on TikTok', 'Grown naturally on TikTok'],
  ['New ventures find us on LinkedIn', 'New projects find us on LinkedIn'],
])('“%s” is not bound to what a word of it hides or begins with: presses make it “%s”', (owned, expected) => {
  const chosen = 'Social Media Inbound Leads';
  let text = addChoice('income', owned, chosen);
  for (let count = 0; count < 3 && readFreeText('income', text).intent !== chosen; count += 1) {
    const [decides] = readFreeText('income', text).found;
    const instead = decides && otherWordFor(decides);
    if (decides && instead) text = replaceWord(text, decides.word, instead);
  }
  expect(readFreeText('income', text).intent).toBe(chosen);
  expect(text).toBe(addChoice('income', expected, chosen));
});

test.each(Object.entries(otherWords))(
  '“%s”, for which a press writes “%s”, can decide before a choice',
  (word) => {
    const before = assessmentTypes.flatMap((type) =>
      intents[type].slice(0, -1).map(({ name }): string => name),
    );
    expect(assessmentTypes.some((type) => before.includes(interpretIntent(type, word).intent))).toBe(true);
  },
);

test('the hint of each free text names words of every intent', () => {
  for (const type of assessmentTypes) {
    const hint = assessments[type].questions[1].hint;
    const unnamed = intents[type].filter(
      ({ keywords }) => !keywords.some((keyword: string) => hint.includes(keyword)),
    );
    expect(unnamed).toEqual([]);
  }
});

// Without JavaScript nothing says so before the form is sent, and an unread word leads back to the same question.
test.each(assessmentTypes)('each word that the open question of %s suggests is read by itself', (type) => {
  const [, list = ''] = /: (.*)\.$/.exec(contact.clarification.help[type]) ?? [];
  const words = list.split(', ');
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((word) => interpretIntent(type, word).matchedKeywords.length === 0)).toEqual([]);
});

test('the texts of other tests stay read as they are', () => {
  expect(readFreeText('income', incomeAnswers().q1Typed).intent).toBe('Referrals / Networking');
  expect(readFreeText('backend', backendAnswers().q1Typed).intent).toBe('Customer Support');
});
