import { paths } from '@/lib/paths';
import { GoLink } from '../ui/go-link';
import { DayArc } from './day-arc';
import { Door } from './door';

const onPhones = 'max-lg:mt-4 max-lg:max-w-136 max-lg:border-line-strong';

/** Backend or income: one body's course over a day, below the horizon and above it (part 2, section 2). */
export function SmartDecisionGate() {
  return (
    <section className="gate gate-day">
      <div className="wrap relative grid max-lg:gap-12 lg:grid-cols-2">
        <div>
          <h1 className="max-w-[9em] text-page max-lg:pb-8 lg:h-(--rise) lg:pr-8">
            You have made the smarter decision
          </h1>
          <Door
            href={paths.backendForm}
            title="I am wanting to automate my backend"
            note="The work nobody sees: four questions."
            drawing={<DayArc side="below" className={`${onPhones} max-lg:border-t`} />}
          />
        </div>
        <Door
          href={paths.incomeForm}
          title="I am wanting to automate my income"
          note="The work that brings clients: five questions."
          drawing={<DayArc side="above" className={`${onPhones} max-lg:border-b`} />}
          className="lg:pt-24 lg:[&>span]:pl-12"
        />
      </div>
      <div className="wrap mt-4 text-small text-muted">
        <GoLink href={paths.twoChoices}>Back to the two choices</GoLink>
      </div>
    </section>
  );
}
