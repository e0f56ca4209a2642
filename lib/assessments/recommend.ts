import type { AssessmentAnswers, AssessmentType } from '@/content/assessments/questions';
import {
  backendIntents,
  clarificationMessages,
  type Intent,
  incomeIntents,
  type KnownIntent,
  type RecommendedService,
  type RuleOutcome,
  recommendedServices,
  unknownIntent,
} from '@/content/assessments/rule-vocabulary';
import {
  backendDefault,
  backendRules,
  incomeDefault,
  incomeRules,
  type RuleId,
} from '@/content/assessments/rules';
import { servicePath } from '@/lib/paths';
import type { Recommendation, RotationTurns } from './recommendation';

const intentsByAssessment: Record<
  AssessmentType,
  readonly { name: KnownIntent; keywords: readonly string[] }[]
> = {
  backend: backendIntents,
  income: incomeIntents,
};

/** Curly apostrophes and repeated spaces must not hide a keyword (decision 0012). */
const normaliseFreeText = (text: string) => text.replace(/[‘’ʼ]/g, "'").replace(/\s+/g, ' ').toLowerCase();

/**
 * Reads a free text as an intent: the first one in order with a keyword anywhere in the text, also inside a
 * word ("ads" in "leads"; R87). Returns that intent's keywords found, none for an unknown intent.
 */
export function interpretIntent(
  type: AssessmentType,
  text: string,
): { intent: Intent; matchedKeywords: readonly string[] } {
  const normalised = normaliseFreeText(text);
  for (const { name, keywords } of intentsByAssessment[type]) {
    const matchedKeywords = keywords.filter((keyword) => normalised.includes(keyword));
    if (matchedKeywords.length > 0) return { intent: name, matchedKeywords };
  }
  return { intent: unknownIntent, matchedKeywords: [] };
}

type RuleRow = RuleOutcome & { id: RuleId };

type RuleConditions = Partial<Record<string, readonly string[]>>;

/** Each field the row names holds one of the answers it accepts there. */
const acceptsAnswers = ({ when }: { when: RuleConditions }, answers: Partial<Record<string, string>>) =>
  Object.entries(when).every(
    ([field, accepted]) => accepted?.some((answer) => answer === answers[field]) ?? true,
  );

/** The row that decides for these answers: the first that matches, else the table's default. */
function matchRule(answers: AssessmentAnswers, intent: KnownIntent): { row: RuleRow; isDefault: boolean } {
  const row =
    answers.assessmentType === 'income'
      ? incomeRules.find((rule) => rule.intent === intent && acceptsAnswers(rule, answers))
      : backendRules.find((rule) => rule.intent === intent && acceptsAnswers(rule, answers));
  if (row) return { row, isDefault: false };
  return { row: answers.assessmentType === 'income' ? incomeDefault : backendDefault, isDefault: true };
}

function askForClarification(type: AssessmentType): Recommendation {
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

/** One service for every turn, or the service whose turn it is: index = turn modulo length (R94). */
function serviceInTurn({ id, result }: RuleOutcome, turns: RotationTurns) {
  if (typeof result === 'string') return { service: result, rotation: [], turn: 0 };
  const turn = turns[id] ?? 0;
  const service: RecommendedService = result[turn % result.length] ?? result[0];
  return { service, rotation: result, turn };
}

/**
 * The service that fits these answers, or a request to clarify, with the reason (R91, R92). A pure function
 * of its arguments: the page keeps the turns and sends them along. `turns` holds whole numbers from 0.
 */
export function recommend(answers: AssessmentAnswers, turns: RotationTurns): Recommendation {
  const { intent, matchedKeywords } = interpretIntent(answers.assessmentType, answers.q1Typed);
  if (intent === unknownIntent) return askForClarification(answers.assessmentType);
  const { row, isDefault } = matchRule(answers, intent);
  const { service, rotation, turn } = serviceInTurn(row, turns);
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
