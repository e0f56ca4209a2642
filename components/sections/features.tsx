import type { FeaturesSection } from '@/content/services/section';
import { Part } from './part';
import { Terms } from './terms';

/** Spotlights: one ability at a time, with a case it is for and what comes of it. */
export function Features({ section: { title, items } }: { section: FeaturesSection }) {
  return (
    <Part title={title}>
      <ul className="border-line-strong border-t">
        {items.map((feature) => (
          <li
            key={feature.title}
            className="grid items-start gap-x-12 gap-y-6 border-line py-8 not-first:border-t sm:grid-cols-2"
          >
            <div>
              <h3 className="text-[clamp(2rem,1.7rem+1vw,2.5rem)] leading-[1.1]">{feature.title}</h3>
              <p className="mt-4 text-muted">{feature.description}</p>
            </div>
            <Terms
              className="grid gap-5 sm:pt-2"
              items={[
                ['Use case', feature.useCase],
                ['Outcome', feature.outcome],
              ]}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}
