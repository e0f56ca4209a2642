import type { ReactNode } from 'react';
import { HistoryLink } from '@/components/layout/history-link';
import { buttonClass } from '@/components/ui/button-class';
import { ArrowIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { demo } from '@/content/demo';
import { takeFocus } from '@/lib/browser/focus';
import { paths } from '@/lib/paths';
import type { DemoVisit } from './demo-screen';
import { Dial } from './dial';
import type { DialFace } from './dial-face';

const rowClass = 'group flex w-full items-center justify-between gap-6 py-3.5 text-left no-underline';

type DemoChoice = { label: string; text: string };
type DemoChoicesProps = DemoVisit & { waiting: DemoChoice; isWaiting: boolean; onWait?: () => void };

/** The space at the end of the first line is for whoever has the text alone, such as the label of a press. */
function DemoChoiceWords({ label, text }: DemoChoice) {
  return (
    <span>
      <b className="block font-label group-hover:underline">{`${label} `}</b>
      <small className="block text-small text-balance text-muted">{text}</small>
    </span>
  );
}

function Choice({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <li className={`border-t border-line last:border-b ${className}`}>{children}</li>;
}

/** Three ways to continue (R67). Waiting for the demo means staying here; whoever has chosen that need not choose it again. */
function DemoChoices({ service, from, waiting, isWaiting, onWait }: DemoChoicesProps) {
  const { book, back } = demo.choices;
  return (
    <ul>
      <Choice>
        <SiteLink className={rowClass} href={paths.contact} data-cta="demo-book-a-call">
          <DemoChoiceWords {...book} />
          <ArrowIcon />
        </SiteLink>
      </Choice>
      {!isWaiting && (
        <Choice className="noscript:hidden">
          <button className={rowClass} type="button" onClick={onWait}>
            <DemoChoiceWords {...waiting} />
          </button>
        </Choice>
      )}
      <Choice>
        <HistoryLink className={rowClass} href={from}>
          <DemoChoiceWords label={back.label(service)} text={back.text} />
          <ArrowIcon direction="back" />
        </HistoryLink>
      </Choice>
    </ul>
  );
}

type DemoViewProps = {
  visit: DemoVisit;
  /** The words of the choice to wait for a recorded demo. */
  waiting: DemoChoice;
  face: DialFace;
  left?: number;
  isStopped?: boolean;
  onStay?: () => void;
};

/** The demo screen at one moment; with its defaults, it is what the static page contains. */
export function DemoView({
  visit,
  waiting,
  face,
  left = demo.seconds,
  isStopped = false,
  onStay,
}: DemoViewProps) {
  return (
    <section className="wrap grid items-end gap-x-index gap-y-12 pt-opening-low pb-(--section) lg:grid-cols-[minmax(0,1fr)_min(30rem,34vw)]">
      <div>
        <h1 className="mb-6 text-page">{demo.title(visit.service)}</h1>
        <DemoStatus service={visit.service} isStopped={isStopped} />
      </div>
      <div className="grid justify-items-center gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center noscript:hidden">
        <Dial
          left={left}
          total={demo.seconds}
          isStopped={isStopped}
          unit={isStopped ? demo.stopped.unit : demo.unit(left)}
          face={face}
        />
        {!isStopped && (
          <button type="button" className={buttonClass({ variant: 'line' })} onClick={onStay}>
            {demo.stay}
          </button>
        )}
      </div>
      <DemoChoices {...visit} waiting={waiting} isWaiting={isStopped} onWait={onStay} />
    </section>
  );
}

type DemoStatusProps = { service?: string; isStopped: boolean };

const leadClass = 'text-lead text-muted';

/** What the countdown will do, or what happens now that it has stopped. Without JavaScript there is no countdown. */
function DemoStatus({ service, isStopped }: DemoStatusProps) {
  if (isStopped) {
    return (
      // The pressed button may be gone, so focus moves to what it did.
      <div className="outline-none" tabIndex={-1} ref={takeFocus}>
        <h2 className="text-title">{demo.stopped.title}</h2>
        <p className={`mt-2 ${leadClass}`}>{demo.stopped.text}</p>
      </div>
    );
  }
  return (
    <>
      <p className={`${leadClass} noscript:hidden`}>{demo.lead(service)}</p>
      <p className={`${leadClass} hidden noscript:block`}>{demo.still}</p>
    </>
  );
}
