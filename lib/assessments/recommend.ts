import type { AssessmentAnswers, AssessmentType } from '@/content/assessments/answers';
import { clarificationMessages, unknownIntent } from '@/content/assessments/intents';
import { type RecommendedService, recommendedServices } from '@/content/assessments/recommended-services';
import type { Outcome } from '@/content/assessments/rule';
import { servicePath } from '@/lib/paths';
import { interpretIntent } from './interpret-intent';
import { matchRule } from './match-rule';
import type { Recommendation, RotationTurns } from './recommendation';

function clarify(type: AssessmentType): Recommendation {
  return {
    userIntent: unknownIntent,
    isRotation: false,
    rotationServices: [],
    needsClarification: true,
    recommendedService: null,
    servicePath: null,
    clarificationMessage: clarificationMessages[type],
    explanation: { matchedKeywords: [], ruleId: null, isDefault: false, reason: null, turn: 0 },
  };
}

/** One service for every turn, or the service whose turn it is: index = turn modulo length (part 2, section 4). */
function serve({ id, result }: Outcome, turns: RotationTurns) {
  if (typeof result === 'string') return { service: result, rotation: [], turn: 0 };
  const turn = turns[id] ?? 0;
  const service: RecommendedService = result[turn % result.length] ?? result[0];
  return { service, rotation: result, turn };
}

/**
 * The service that fits these answers, or a request to clarify, with the reason (part 2, section 5). A pure function
 * of its arguments: the page keeps the turns and sends them along. `turns` holds whole numbers from 0.
 */
export function recommend(answers: AssessmentAnswers, turns: RotationTurns): Recommendation {
  const { intent, matchedKeywords } = interpretIntent(answers.assessmentType, answers.q1Typed);
  if (intent === unknownIntent) return clarify(answers.assessmentType);
  const { row, isDefault } = matchRule(answers, intent);
  const { service, rotation, turn } = serve(row, turns);
  return {
    userIntent: intent,
    isRotation: rotation.length > 0,
    rotationServices: rotation,
    needsClarification: false,
    recommendedService: service,
    servicePath: servicePath(recommendedServices[service]),
    clarificationMessage: null,
    explanation: { matchedKeywords, ruleId: row.id, isDefault, reason: row.reason, turn },
  };
}
