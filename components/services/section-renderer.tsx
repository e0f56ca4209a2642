import type { Section } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { Closing, SealedClosing } from './closing';
import { Comparison, Differentiators } from './comparisons';
import { Faq } from './faq';
import { Hero, TwoWayHero } from './hero';
import { Benefits, Compliance, Deliverables, Features, Platforms, Problems } from './item-lists';
import { Results, Statistics } from './results-and-statistics';
import { Steps, Timeline } from './timeline';

type SectionRendererProps = { service: Service; section: Section };

/** A section by the component of its kind. A kind without one does not compile. */
export function SectionRenderer({ service, section }: SectionRendererProps) {
  switch (section.kind) {
    case 'hero':
      return <Hero service={service} section={section} />;
    case 'two-way-hero':
      return <TwoWayHero service={service} section={section} />;
    case 'results':
      return <Results section={section} />;
    case 'statistics':
      return <Statistics section={section} />;
    case 'problems':
      return <Problems section={section} />;
    case 'features':
      return <Features section={section} />;
    case 'benefits':
      return <Benefits section={section} />;
    case 'deliverables':
      return <Deliverables section={section} />;
    case 'platforms':
      return <Platforms section={section} />;
    case 'comparison':
      return <Comparison section={section} />;
    case 'compliance':
      return <Compliance section={section} />;
    case 'timeline':
      return <Timeline section={section} />;
    case 'steps':
      return <Steps section={section} />;
    case 'differentiators':
      return <Differentiators section={section} />;
    case 'faq':
      return <Faq section={section} />;
    case 'closing':
      return <Closing service={service} section={section} />;
    case 'sealed-closing':
      return <SealedClosing service={service} section={section} />;
  }
}
