import type { ExperienceFieldName } from '@/content/careers';

/** One earlier job for people: the first line says what it was, the next what was done there. Empty where nothing was typed. */
export const experienceText = ({
  company,
  position,
  duration,
  description,
}: Record<ExperienceFieldName, string>): string =>
  [[position, company, duration].filter(Boolean).join(', '), description].filter(Boolean).join('\n');
