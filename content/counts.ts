import { serviceSlugs } from './services/service';
import { capitalize } from './wording';
import { workflowSlugs } from './workflows/workflow';

const words = [
  ...[
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** A count as a word inside a sentence; in digits from 21 on. */
export const countInWords = (count: number): string => words[count] ?? String(count);

/** A count as the first word of a sentence. */
export const countToBegin = (count: number): string => capitalize(countInWords(count));

/** A count in digits with its noun: `1 test`, `2,000 tests`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** How many services and workflows there are; sentences say it from here, so that one more is one everywhere. */
export const serviceCount = serviceSlugs.length;
export const workflowCount = workflowSlugs.length;

/** The link to all services where one of them, or none, was suggested. */
export const seeAllServices = `See all ${countInWords(serviceCount)} services`;
