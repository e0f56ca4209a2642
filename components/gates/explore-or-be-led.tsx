import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { GoLink } from '../ui/go-link';
import { Course } from './course';
import { Door } from './door';
import { Fan } from './fan';

const onPhones = 'max-lg:mt-4 max-lg:max-w-136 max-lg:border-b max-lg:border-line-strong';

/** The two choices over one horizon: see everything, or be led. `children` are the words above, `third` a quiet way out. */
export function ExploreOrBeLed({ children, third }: { children: ReactNode; third: ReactNode }) {
  return (
    <section className="gate">
      <div className="wrap">{children}</div>
      <div className="gate-horizon lg:self-end">
        <div className="wrap relative grid max-lg:gap-12 lg:grid-cols-2">
          <Door
            href={paths.services}
            title="Explore ALL services"
            note="All nine, side by side."
            drawing={<Fan className={onPhones} />}
          />
          <Door
            href={paths.smartDecision}
            title="Walk me to the AI service which will best advance my business"
            note="A few questions, one answer, and the reason for it."
            drawing={<Course className={onPhones} />}
            className="lg:[&>span]:pl-12"
          />
        </div>
      </div>
      <div className="wrap mt-4 text-small text-muted">{third}</div>
    </section>
  );
}

/** The quiet third way of /welcome (decision 2). */
export function BrowseWorkflows() {
  return <GoLink href={paths.workflows}>Or browse the ten ready-made workflows</GoLink>;
}
