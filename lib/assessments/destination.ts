import type { AssessmentType } from '@/content/assessments/answers';
import { paths, type ServicePath } from '@/lib/paths';
import type { Recommendation } from './recommendation';

export type Destination = ServicePath | `${typeof paths.contact}?clarify=${AssessmentType}`;

/** Where a result sends the visitor: the service's page, or a person with the question still open (decision 6). */
export function destination(type: AssessmentType, recommendation: Recommendation): Destination {
  return recommendation.needsClarification ? `${paths.contact}?clarify=${type}` : recommendation.servicePath;
}
