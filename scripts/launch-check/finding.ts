/** Where an operator mends it: the first line of one of the files that holds the text. */
export type Place = { files: readonly string[]; text: string };

/** Something that is still an example, a sample, unproven, in conflict or unconfirmed (decision 0073). */
export type Finding = {
  group: string;
  severity: 'blocks' | 'warns';
  what: string;
  todo: string;
  place: Place;
};

export const place = (file: string, text = ''): Place => ({ files: [file], text });

/** The line of the file that describes each variable. */
export const variable = (name: string): Place => place('.env.example', `#${name}=`);
