import { demo } from '@/content/demo';
import type { DemoVisit } from '@/lib/demo/browser/demo-visit';
import { DemoChoices } from './demo-choices';
import { DemoStatus } from './demo-status';
import { Dial } from './dial';
import type { DialFace } from './dial-face';

type DemoViewProps = {
  visit: DemoVisit;
  /** The words of waiting for a recorded demo. */
  waiting: { label: string; text: string };
  face: DialFace;
  left?: number;
  isStopped?: boolean;
  onStay?: () => void;
};

/** The demo screen at one moment; as it stands by default, it is what the static page holds. */
export function DemoView({
  visit,
  waiting,
  face,
  left = demo.seconds,
  isStopped = false,
  onStay,
}: DemoViewProps) {
  return (
    <section className="wrap grid items-end gap-x-[clamp(2.5rem,7vw,7rem)] gap-y-12 pt-[clamp(3rem,6vw,5rem)] pb-(--section) lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <div>
        <h1 className="mb-6 text-page">{demo.title(visit.service)}</h1>
        <DemoStatus service={visit.service} isStopped={isStopped} onStay={onStay} />
      </div>
      <div className="grid lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
        <Dial
          left={left}
          total={demo.seconds}
          isStopped={isStopped}
          unit={isStopped ? demo.stopped.unit : demo.unit}
          face={face}
        />
      </div>
      <DemoChoices {...visit} waiting={waiting} onWait={onStay} />
    </section>
  );
}
