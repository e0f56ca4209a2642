import { faq } from '@/content/faq';
import { landing } from '@/content/landing';
import { Accordion, AccordionItem } from '../ui/accordion';

/** Questions and answers; opening one closes the other. */
export function Questions() {
  return (
    <section className="section" id="questions">
      <div className="wrap grid items-start gap-[clamp(2.5rem,6vw,6rem)] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <h2 className="text-section lg:sticky lg:top-24">{landing.faq.title}</h2>
        <Accordion>
          {faq.map(({ question, answer }) => (
            <AccordionItem key={question} name="questions" question={question}>
              <p>{answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}
