import {
  clarificationMessages,
  type KnownIntent,
  type RecommendedService,
  type RuleOutcome,
  recommendedServices,
  unknownIntent,
} from '@/content/assessments/intents';
import {
  type AssessmentType,
  assessments,
  isOffered,
  type Question,
  type SentAnswers,
} from '@/content/assessments/questions';
import {
  backendDefault,
  backendRules,
  incomeDefault,
  incomeRules,
  type RuleId,
} from '@/content/assessments/rules';
import { servicePath } from '@/lib/paths';
import { interpretIntent } from './interpret-intent';
import type { Recommendation, RotationTurns } from './recommendation';

type RuleRow = RuleOutcome & { id: RuleId; reasonsByIntent?: Partial<Record<string, string>> };

type RuleConditions = Partial<Record<string, readonly string[]>>;

/** The fields whose answer is a label that is not offered: one from another version of the question. */
function foreignFields(answers: SentAnswers & Partial<Record<string, string>>): string[] {
  const questions: readonly Question[] = assessments[answers.assessmentType].questions;
  return questions
    .filter((question) => !isOffered(question, answers[question.field]))
    .map(({ field }) => field);
}

/** Whether each field that the row names holds an answer it accepts there. A label from another version might be one. */
const mayAccept = (
  { when }: { when: RuleConditions },
  answers: Partial<Record<string, string>>,
  foreign: readonly string[],
) =>
  Object.entries(when).every(
    ([field, accepted]) =>
      foreign.includes(field) || (accepted?.some((answer) => answer === answers[field]) ?? true),
  );

/**
 * The row that decides for these answers: the first that matches, else the table's default. `undefined` when it
 * depends on a label that is not offered.
 */
function matchRule(
  answers: SentAnswers,
  intent: KnownIntent,
): { row: RuleRow; isDefault: boolean } | undefined {
  const isIncome = answers.assessmentType === 'income';
  const rows: readonly (RuleRow & { intent: KnownIntent; when: RuleConditions })[] = isIncome
    ? incomeRules
    : backendRules;
  const foreign = foreignFields(answers);
  const row = rows.find((rule) => rule.intent === intent && mayAccept(rule, answers, foreign));
  if (!row) return { row: isIncome ? incomeDefault : backendDefault, isDefault: true };
  return foreign.some((field) => field in row.when) ? undefined : { row, isDefault: false };
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

/**
 * Why a row's service fits, as the visitor is told it.
 * @param intent what the text was read as; a stored one may be of another version
 */
export const reasonFor = ({ reason, reasonsByIntent }: RuleRow, intent: string): string =>
  reasonsByIntent?.[intent] ?? reason;

/** The row's one service, or the service whose turn it is: index = turn modulo length (R94). */
function serviceInTurn({ id, result }: RuleOutcome, turns: RotationTurns) {
  if (typeof result === 'string') return { service: result, rotation: [], turn: 0 };
  const turn = turns[id] ?? 0;
  const service: RecommendedService = result[turn % result.length] ?? result[0];
  return { service, rotation: result, turn };
}

/**
 * The service that fits these answers, or a request to clarify, with the reason (R91, R92). A pure function of its
 * arguments: the page keeps the turns, whole numbers from 0, and sends them along. It also asks for clarification when
 * a label from another version would decide (decision 0111).
 */
export function recommend(answers: SentAnswers, turns: RotationTurns): Recommendation {
  const { intent, matchedKeywords } = interpretIntent(answers.assessmentType, answers.q1Typed);
  if (intent === unknownIntent) return askForClarification(answers.assessmentType);
  const match = matchRule(answers, intent);
  if (!match) return askForClarification(answers.assessmentType);
  const { row, isDefault } = match;
  const { service, rotation, turn } = serviceInTurn(row, turns);
  return {
    userIntent: intent,
    isRotation: rotation.length > 0,
    rotationServices: rotation,
    needsClarification: false,
    recommendedService: service,
    servicePath: servicePath(recommendedServices[service]),
    clarificationMessage: null,
    explanation: { matchedKeywords, ruleId: row.id, isDefault, reason: reasonFor(row, intent), turn },
  };
}
