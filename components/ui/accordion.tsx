import type { ReactNode } from 'react';

type AccordionItemProps = {
  /** Items with the same name close each other; the browser does this, so it works without JavaScript. */
  name: string;
  id?: string;
  question: ReactNode;
  children: ReactNode;
};

/** Questions separated by hairlines; none is open at first. */
export const Accordion = ({ children }: { children: ReactNode }) => (
  <div className="border-b border-line-strong">{children}</div>
);

/** Shows that there is more. Inside something open that is a `group`, it turns into a minus. */
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

/** One question: pressing it opens it and closes the other, pressing it again closes it. */
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
