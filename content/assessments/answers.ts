/** What an assessment asks and may be answered with: the closed lists of part 2, section 5, byte for byte (en dashes). */
export const assessmentTypes = ['backend', 'income'] as const;
export type AssessmentType = (typeof assessmentTypes)[number];

export const backendInvestments = ['$200–1,500', '$1,500–3,000', '$3,000–10,000', '$10K+'] as const;
export const systemTypes = ['NEW system', 'Integrate'] as const;
export const processTypes = ['Increase current process', 'New stream of $'] as const;
export const incomeInvestments = ['$1,500–3,000', '$3,000–7,000', '$7,000–15,000', '$15K+'] as const;
export const moneyGoals = ['Long-term growth', 'Short-term sales'] as const;

export type BackendInvestment = (typeof backendInvestments)[number];
export type SystemType = (typeof systemTypes)[number];
export type ProcessType = (typeof processTypes)[number];
export type IncomeInvestment = (typeof incomeInvestments)[number];
export type MoneyGoal = (typeof moneyGoals)[number];

/** Longest name and free text taken, in characters. */
export const nameLimit = 100;
export const freeTextLimit = 2000;

/** One filled-in assessment, in the field names of the stored record (part 2, section 3). */
export type BackendAnswers = {
  assessmentType: 'backend';
  name: string;
  /** The process to automate, in the visitor's words. */
  q1Typed: string;
  q2Answer: BackendInvestment;
  q3Answer: SystemType;
};
export type IncomeAnswers = {
  assessmentType: 'income';
  name: string;
  /** How clients are found today, in the visitor's words. */
  q1Typed: string;
  q2Answer: ProcessType;
  q3Answer: IncomeInvestment;
  q4Answer: MoneyGoal;
};
export type AssessmentAnswers = BackendAnswers | IncomeAnswers;
