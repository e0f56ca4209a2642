import { recommendedServices } from '@/content/assessments/recommended-services';
import type { Recommendation } from '@/lib/assessments/recommendation';
import { servicePath } from '@/lib/paths';
import { SiteLink } from '../ui/site-link';

type ReasonsProps = {
  recommendation: Recommendation;
  /** The visitor goes to another service that fits the same answers. */
  onAlternative: () => void;
};

/** How the answers were read and which rule decided, in sentences. */
export function Reasons({ recommendation, onAlternative }: ReasonsProps) {
  const { userIntent, explanation } = recommendation;
  return (
    <p>
      {explanation.reason} We read your words as <strong className="font-label">{userIntent}</strong>
      {explanation.matchedKeywords.length > 0 && <>, from {quoted(explanation.matchedKeywords)}</>}.{' '}
      {explanation.isDefault
        ? 'No rule names your exact combination of answers, so this is where we start in such a case.'
        : 'A rule names exactly this combination of answers.'}
      <Alternatives recommendation={recommendation} onAlternative={onAlternative} />
    </p>
  );
}

function Alternatives({ recommendation, onAlternative }: ReasonsProps) {
  const others = recommendation.rotationServices.filter(
    (service) => service !== recommendation.recommendedService,
  );
  if (others.length === 0) return null;
  return (
    <>
      {' '}
      The same answers also fit{' '}
      {others.map((service, index) => (
        <span key={service}>
          {index > 0 && ' and '}
          <SiteLink
            className="text-purple underline"
            href={servicePath(recommendedServices[service])}
            onClick={onAlternative}
          >
            {service}
          </SiteLink>
        </span>
      ))}
      .
    </>
  );
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');
