import { describe, expect, it } from 'vitest';
import { compileErrors, withReplaced } from '../support/compile-errors';

/** What is promised to whoever changes a table: the compiler names the place that was forgotten. */
describe('a kind of section', () => {
  const kinds = 'content/services/section.ts';
  const registry = 'components/services/section-registry.tsx';
  const quoteKind = withReplaced(
    kinds,
    'export type Section = (\n',
    "export type QuoteSection = { kind: 'quote'; text: string };\n\nexport type Section = (\n  | QuoteSection\n",
  );
  const quote = 'components/services/quote.tsx';
  const quoteFile = `export const Quote = ({ section }: { section: { text: string } }) => <q>{section.text}</q>;
export const quoteMarkdown = ({ text }: { text: string }): string[] => [\`> \${text}\`];
`;
  const withRow = (row: string) =>
    withReplaced(registry, '  hero: {', `  quote: { ${row} },\n  hero: {`).replace(
      'type SectionProps<',
      "import { Quote, quoteMarkdown } from './quote';\n\ntype SectionProps<",
    );
  const errorsWith = (row: string, [from, to] = ['', '']) =>
    compileErrors({ [kinds]: quoteKind, [quote]: quoteFile, [registry]: withRow(row).replace(from, to) }, [
      'app/services/[slug]/page.tsx',
      'app/markdown/[...page]/route.ts',
    ]);

  it('compiles with its component, Markdown, anchor and label, and is then in three files', () => {
    const row = "component: Quote, markdown: quoteMarkdown, anchor: 'quote', label: 'Quote'";
    expect(errorsWith(row)).toEqual([]);
  });

  it('does not compile without a row in the registry', () => {
    expect(compileErrors({ [kinds]: quoteKind }, [registry])).toEqual([
      expect.stringMatching(/^components\/services\/section-registry\.tsx.*'quote' is missing/),
    ]);
  });

  it('does not compile without Markdown', () => {
    expect(errorsWith("component: Quote, anchor: 'quote', label: 'Quote'")).toEqual([
      expect.stringMatching(/^components\/services\/section-registry\.tsx.*'markdown' is missing/),
    ]);
  });

  it('does not compile without a component, an anchor or a label, nor with the component or the Markdown of another kind', () => {
    const [ofQuote, ofFaq, ...others] = errorsWith('', ['component: Faq', 'component: Steps']);
    expect(ofQuote).toMatch(/missing the following properties.*: component, markdown, anchor, label/);
    expect(ofFaq).toMatch(/is not assignable to type 'ComponentType<SectionProps<"faq">>'/);
    expect(others).toEqual([]);
    const row = "component: Quote, markdown: stepsMarkdown, anchor: 'quote', label: 'Quote'";
    expect(errorsWith(row)).toEqual([
      expect.stringMatching(/is not assignable to type '\(section: QuoteSection/),
    ]);
  });
});
