import { paths } from '@/lib/paths';
import { GoLink } from '../ui/go-link';
import { DayArc } from './day-arc';
import { Door } from './door';

const apart = 'max-lg:border-line-strong';

/** Backend or income: one body's course over a day, below the horizon and above it (part 2, section 2). */
export function SmartDecisionGate() {
  return (
    <section className="gate">
      <div className="gate-day">
        <div className="wrap relative grid gap-x-8 max-sm:gap-y-12 sm:grid-cols-2 lg:gap-x-0">
          <h1 className="max-w-[9em] text-page sm:max-lg:col-span-2 sm:max-lg:max-w-none sm:max-lg:pb-12 lg:h-(--rise) lg:pr-8">
            You have made the smarter decision
          </h1>
          <Door
            href={paths.backendForm}
            title="I am wanting to automate my backend"
            note="The work nobody sees: four questions."
            drawing={<DayArc side="below" className={`${apart} max-lg:border-t`} />}
            className="lg:row-start-2"
          />
          <Door
            href={paths.incomeForm}
            title="I am wanting to automate my income"
            note="The work that brings clients: five questions."
            drawing={<DayArc side="above" className={`${apart} max-lg:border-b`} />}
            className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-24 lg:[&>span]:pl-12"
          />
        </div>
      </div>
      <div className="wrap mt-14 text-small text-muted">
        <GoLink href={paths.twoChoices} direction="back">
          Back to the two choices
        </GoLink>
      </div>
    </section>
  );
}
