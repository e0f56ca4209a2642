import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChoiceWords } from '@/components/assessments/intent-words';
import { WelcomeScreen } from '@/components/choices/choice-screens';
import { DemoView } from '@/components/demo/demo-view';
import { dialFace } from '@/components/demo/dial-face';
import { demo } from '@/content/demo';
import { paths } from '@/lib/paths';
import { pressedControls } from '@/tests/fixtures/pressed-controls';
import { NewTabLink } from './new-tab-link';
import { SectionIndex } from './section-index';

// The tracker records the text in a control as it is, and staff read it as the label of a press: what only looks apart
// would run together there.

const textsOf = (shown: React.JSX.Element) =>
  [...renderToStaticMarkup(shown).matchAll(/<(a|button)\b[^>]*>(.*?)<\/\1>/g)].map(([, , inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, '').trim(),
  );

it('the text in a control has a space between its lines', () => {
  const texts = textsOf(
    <>
      <NewTabLink href="/">{pressedControls[0].lines[0]}</NewTabLink>
      <WelcomeScreen />
      <DemoView visit={{ from: paths.home }} waiting={demo.choices.book} face={dialFace} />
    </>,
  );
  expect(texts).toEqual(expect.arrayContaining(pressedControls.map(({ text }) => text)));
});

it('what a free text may mean, and the index of a page, do so too', () => {
  const index = <SectionIndex entries={[{ anchor: 'who', label: 'Who we are' }]} contents="Contents" />;
  expect(textsOf(index)).toEqual(['On this page Who we are', '1 Who we are']);
  const choice = <ChoiceWords label="Referrals" note="Word of mouth" />;
  expect(textsOf(<button type="button">{choice}</button>)).toEqual(['Referrals Word of mouth']);
});
