import type { ReactNode } from 'react';
import { demo } from '@/content/demo';
import type { DemoVisit } from '@/lib/demo/browser/demo-visit';
import { paths } from '@/lib/paths';
import { HistoryLink } from '../layout/history-link';
import { Arrow } from '../ui/icons/arrow';
import { SiteLink } from '../ui/site-link';

const row = 'group flex w-full items-center justify-between gap-6 py-3.5 text-left no-underline';

type Wording = { label: string; text: string };
type DemoChoicesProps = DemoVisit & { waiting: Wording; onWait?: () => void };

function Words({ label, text }: Wording) {
  return (
    <span>
      <b className="block font-label group-hover:underline">{label}</b>
      <small className="block text-small text-balance text-muted">{text}</small>
    </span>
  );
}

function Choice({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <li className={`border-t border-line last:border-b ${className}`}>{children}</li>;
}

/** Three ways on (part 2, section 2). Waiting for the demo means staying here. */
export function DemoChoices({ service, from, waiting, onWait }: DemoChoicesProps) {
  const { book, back } = demo.choices;
  return (
    <ul>
      <Choice>
        <SiteLink className={row} href={paths.contact}>
          <Words {...book} />
          <Arrow />
        </SiteLink>
      </Choice>
      <Choice className="noscript:hidden">
        <button className={row} type="button" onClick={onWait}>
          <Words {...waiting} />
        </button>
      </Choice>
      <Choice>
        <HistoryLink className={row} href={from}>
          <Words label={back.label(service)} text={back.text} />
          <Arrow direction="back" />
        </HistoryLink>
      </Choice>
    </ul>
  );
}
