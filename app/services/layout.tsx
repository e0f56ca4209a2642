import { RecommendationNote } from '@/components/assessments/recommendation-note';
import { InnerPage } from '@/components/layout/inner-page';

/** For whom an assessment led to a service, its page opens with the reason. */
export default function ServicesLayout({ children }: { children: React.ReactNode }) {
  return <InnerPage note={<RecommendationNote />}>{children}</InnerPage>;
}
