import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { ArrowLink } from '@/components/ui/arrow-link';
import { HeldQuestion } from '@/components/ui/held-question';
import { LinkedText } from '@/components/ui/linked-text';
import { faq } from '@/content/faq';
import { landing } from '@/content/landing';
import { paths } from '@/lib/paths';

/** Questions and answers; opening one closes the other. */
export function FaqSection() {
  const { title, another, book } = landing.faq;
  return (
    <section className="pt-(--section) pb-(--part)" id="questions">
      <div className="wrap grid items-start gap-columns lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div className="lg:sticky lg:top-28">
          <h2 className="text-section">{title}</h2>
          <p className="mt-6 mb-3 text-muted">{another}</p>
          <ArrowLink href={paths.contact} data-cta="faq-book-a-call">
            {book}
          </ArrowLink>
        </div>
        <Accordion>
          {faq.map(({ question, answer }) => (
            <AccordionItem key={question} name="questions" question={question}>
              <p>
                <LinkedText>{answer}</LinkedText>
              </p>
            </AccordionItem>
          ))}
        </Accordion>
        <HeldQuestion />
      </div>
    </section>
  );
}
