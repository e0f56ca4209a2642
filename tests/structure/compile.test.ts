import { describe, expect, it } from 'vitest';
import { compileErrors, withReplaced } from '../support/compile-errors';
import { tenthService, tenthSlug } from '../support/tenth-service';

/** What is promised to whoever changes a table: the compiler names the place that was forgotten. */
describe('a kind of section', () => {
  const kinds = 'content/services/section.ts';
  const registry = 'components/services/section-registry.tsx';
  const quote = 'components/services/quote.tsx';
  const quoteFile = `export const Quote = ({ section }: { section: { text: string } }) => <q>{section.text}</q>;
export const quoteMarkdown = ({ text }: { text: string }): string[] => [\`> \${text}\`];
`;
  const withTypes = (...names: string[]) =>
    withReplaced(
      kinds,
      'export type Section = (\n',
      `export type NewSection<Kind> = { kind: Kind; text: string };\n\nexport type Section = (\n${names
        .map((name) => `  | NewSection<'${name}'>\n`)
        .join('')}`,
    );
  const placedAt = (place: string, text: string, ...names: string[]) =>
    text.replace(
      "  hero: 'opening',\n",
      (row) => `${names.map((name) => `  ${name}: '${place}',\n`).join('')}${row}`,
    );
  const withKinds = (...names: string[]) => placedAt('body', withTypes(...names), ...names);
  const withRows = (rows: Record<string, string>) =>
    withReplaced(
      registry,
      '  hero: {',
      `${Object.entries(rows)
        .map(([name, row]) => `  ${name}: { ${row} },\n`)
        .join('')}  hero: {`,
    ).replace('type SectionProps<', "import { Quote, quoteMarkdown } from './quote';\n\ntype SectionProps<");
  const whole = "component: Quote, markdown: quoteMarkdown, anchor: 'quote', label: 'Quote'";

  // One program for both: a run of the compiler is what takes long.
  it('compiles with its component, Markdown, anchor and label, in three files; a tenth service with its file, slug, line and figure', () => {
    const changes = {
      ...tenthService,
      [kinds]: withKinds('quote'),
      [quote]: quoteFile,
      [registry]: withRows({ quote: whole }),
    };
    const sites = ['app/services/[slug]/page.tsx', 'app/markdown/[...page]/route.ts'];
    expect(compileErrors(changes, sites)).toEqual([]);
  });

  it('does not compile without its place on a page, nor as one that opens it without its lead and figures', () => {
    const errors = [withTypes('quote'), placedAt('opening', withTypes('quote'), 'quote')].map((text) =>
      compileErrors({ [kinds]: text }, []),
    );
    expect(errors[0]?.join()).toMatch(/^content\/services\/section\.ts.*'quote' is missing/);
    expect(errors[1]).toEqual([
      expect.stringMatching(
        /^content\/services\/section\.ts.*does not satisfy the expected type 'LaterKind'/,
      ),
    ]);
  });

  it('does not compile without a row in the registry', () => {
    expect(compileErrors({ [kinds]: withKinds('quote') }, [registry])).toEqual([
      expect.stringMatching(/^components\/services\/section-registry\.tsx.*'quote' is missing/),
    ]);
  });

  it('does not compile without Markdown, without anything, nor with the component or the Markdown of another kind', () => {
    const rows = {
      whole,
      silent: "component: Quote, anchor: 'quote', label: 'Quote'",
      empty: '',
      mistaken: "component: Quote, markdown: stepsMarkdown, anchor: 'quote', label: 'Quote'",
    };
    const changes = {
      [kinds]: withKinds(...Object.keys(rows)),
      [quote]: quoteFile,
      [registry]: withRows(rows).replace('component: Faq', 'component: Steps'),
    };
    expect(compileErrors(changes, [])).toEqual([
      expect.stringMatching(/^components\/services\/section-registry\.tsx.*'markdown' is missing/),
      expect.stringMatching(/missing the following properties.*: component, markdown, anchor, label/),
      expect.stringMatching(/is not assignable to type '\(section: NewSection<"mistaken">/),
      expect.stringMatching(/is not assignable to type 'ComponentType<SectionProps<"faq">>'/),
    ]);
  });
});

it('a button that leads to a provider does not compile without a name, nor with one that the views do not know; a slug without the rest of its service or workflow does not either', () => {
  const calendar = 'components/contact/calendar.tsx';
  const purchase = 'components/workflows/purchase-link.tsx';
  const workflow = 'content/workflows/workflow.ts';
  const changes = {
    [calendar]: withReplaced(calendar, '"contact-calendar-new-tab"', '"book-in-new-tab"'),
    [purchase]: withReplaced(purchase, 'data-cta=', 'data-name='),
    ...tenthSlug,
    [workflow]: withReplaced(
      workflow,
      "  'viral-reels-factory',\n]",
      "  'viral-reels-factory',\n  'eleventh-workflow',\n]",
    ),
  };
  const registries = ['services', 'workflows'].flatMap((kind) => [
    `content/${kind}/index.ts`,
    `content/constellations/${kind}.ts`,
  ]);
  expect(compileErrors(changes, registries).sort()).toEqual([
    expect.stringMatching(/^components\/contact\/calendar\.tsx.*"book-in-new-tab"/),
    expect.stringMatching(/^components\/workflows\/purchase-link\.tsx.*data-cta/),
    expect.stringMatching(/^content\/checkout-links\.ts.*"eleventh-workflow".* is missing/),
    expect.stringMatching(/^content\/constellations\/services\.ts.*tenth-service.* is missing/),
    expect.stringMatching(/^content\/constellations\/workflows\.ts.*eleventh-workflow.* is missing/),
    expect.stringMatching(/^content\/prices\.ts.*"eleventh-workflow".* is missing/),
    expect.stringMatching(/^content\/services\/index\.ts.*tenth-service.* is missing/),
    expect.stringMatching(/^content\/workflows\/index\.ts.*eleventh-workflow.* is missing/),
  ]);
});
