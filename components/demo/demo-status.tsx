'use client';

import { buttonClass } from '@/components/ui/button-class';
import { demo } from '@/content/demo';
import { takeFocus } from '@/lib/browser/take-focus';

type DemoStatusProps = { service?: string; isStopped: boolean; onStay?: () => void };

function Stopped({ takesFocus }: { takesFocus: boolean }) {
  return (
    <div
      className="outline-none"
      tabIndex={-1}
      // The button that was pressed may be gone; the keyboard goes on from what it did.
      ref={takesFocus ? takeFocus : undefined}
    >
      <h2 className="text-title">{demo.stopped.title}</h2>
      <p className="mt-2 text-lead text-muted">{demo.stopped.text}</p>
    </div>
  );
}

/** What the countdown will do, with the way to stop it; or that it has stopped, as it has without JavaScript. */
export function DemoStatus({ service, isStopped, onStay }: DemoStatusProps) {
  if (isStopped) return <Stopped takesFocus />;
  return (
    <>
      <div className="noscript:hidden">
        <p className="mb-6 text-lead text-muted">{demo.lead(service)}</p>
        <button type="button" className={buttonClass({ variant: 'line' })} onClick={onStay}>
          {demo.stay}
        </button>
      </div>
      <div className="hidden noscript:block">
        <Stopped takesFocus={false} />
      </div>
    </>
  );
}
