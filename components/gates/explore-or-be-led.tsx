import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { GoLink } from '../ui/go-link';
import { Course } from './course';
import { Door } from './door';
import { Fan } from './fan';

const onPhones = 'max-sm:mt-4 max-sm:border-b max-sm:border-line-strong';

/** The two choices over one horizon: see everything, or be led. `children` are the words above, `third` a quiet way out. */
export function ExploreOrBeLed({ children, third }: { children: ReactNode; third: ReactNode }) {
  return (
    <section className="gate">
      <div className="wrap">{children}</div>
      <div className="gate-horizon">
        <div className="wrap relative grid max-sm:gap-12 sm:grid-cols-2">
          <Door
            href={paths.services}
            title="Explore ALL services"
            note="All nine, side by side."
            drawing={<Fan className={`${onPhones} sm:ml-auto sm:w-[85%]`} />}
            className="sm:[&>span]:pr-8"
          />
          <Door
            href={paths.smartDecision}
            title="Walk me to the AI service which will best advance my business"
            note="A few questions, one answer, and the reason for it."
            drawing={<Course className={`${onPhones} sm:w-[85%]`} />}
            className="sm:[&>span]:pl-8 lg:[&>span]:pl-12"
          />
          {/* In the hollow that the longer title of the other door leaves under the first one. */}
          <div className="text-small text-muted sm:mt-10 md:absolute md:bottom-0 md:left-(--gutter) md:mt-0">
            {third}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The quiet third way of /welcome (decision 2). */
export function BrowseWorkflows() {
  return <GoLink href={paths.workflows}>Or browse the ten ready-made workflows</GoLink>;
}
