import type { ReactNode } from 'react';

type AccordionItemProps = {
  /** Items of one name close each other; the browser does it, so it works without JavaScript. */
  name: string;
  id?: string;
  question: ReactNode;
  children: ReactNode;
};

/** Questions under hairlines; none is open at first. */
export const Accordion = ({ children }: { children: ReactNode }) => (
  <div className="border-b border-line-strong">{children}</div>
);

/** Says that there is more. In what has been opened, which is a `group`, it is a minus. */
export function PlusIcon({ size, className }: { size: number; className?: string }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 15 15"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M0 7.5h15" />
      <path className="group-open:hidden" d="M7.5 0v15" />
    </svg>
  );
}

/** One question: selecting it opens it and closes the other, selecting it again closes it. */
export function AccordionItem({ name, id, question, children }: AccordionItemProps) {
  return (
    <details className="group border-t border-line-strong" name={name} id={id}>
      <summary className="flex list-none items-center justify-between gap-6 py-5.5 text-question font-question [&::-webkit-details-marker]:hidden">
        {question}
        <PlusIcon
          className="flex-none transition-transform duration-300 ease-settle group-open:rotate-180 group-open:text-gold"
          size={15}
        />
      </summary>
      <div className="pb-7 text-muted sm:pr-12">{children}</div>
    </details>
  );
}
