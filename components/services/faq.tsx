import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { LinkedText } from '@/components/ui/linked-text';
import { withUnbrokenSpaces } from '@/components/ui/unbroken-words';
import type { FaqItem } from '@/content/faq';
import type { FaqSection } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import type { SitePath } from '@/lib/paths';
import { markdownHeading } from '@/lib/seo/markdown-blocks';
import { SectionFrame } from './section-frame';

type QuestionListProps = { items: readonly FaqItem[]; here: SitePath; prefix?: string };

/** One name for all questions of a page: opening one closes any other, wherever it is. */
const questionGroupName = 'questions';

function QuestionList({ items, here, prefix = '' }: QuestionListProps) {
  return (
    <Accordion>
      {items.map(({ question, answer }, index) => (
        <AccordionItem
          key={question}
          name={questionGroupName}
          id={`${prefix}${index + 1}`}
          question={<h3 className="font-sans text-question">{withUnbrokenSpaces(question)}</h3>}
        >
          <p>
            <LinkedText here={here}>{answer}</LinkedText>
          </p>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

/** Questions before the final call. Those of the page have numbers as ids, the common ones `common-{n}`. */
export function Faq({
  service: { path },
  section: { title, items, common, mode },
}: {
  service: Service;
  section: FaqSection & { mode?: string };
}) {
  return (
    <SectionFrame title={title}>
      <QuestionList items={items} here={path} prefix={mode && `${mode}-`} />
      {common && (
        <>
          <h2 className="mt-14 mb-8 text-title">{common.title}</h2>
          <QuestionList items={common.items} here={path} prefix="common-" />
        </>
      )}
    </SectionFrame>
  );
}

const questionBlocks = (items: readonly FaqItem[]) =>
  items.flatMap(({ question, answer }) => [markdownHeading(3, question), answer]);

export const faqMarkdown = ({ title, items, common }: FaqSection): string[] => [
  markdownHeading(2, title),
  ...questionBlocks(items),
  ...(common ? [markdownHeading(2, common.title), ...questionBlocks(common.items)] : []),
];
