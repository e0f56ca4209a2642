/** A word that contains a hyphen or a dash, or everything before the next such word. */
const hyphenatedOrNot = /\S*[-–]\S*|(?:(?!\S*[-–])[\s\S])+/g;

/** Spaces after which a line would begin with half a name: "AI" and what follows it, "Veo" and its number. */
const spaceInName = /\b(AI|Veo) (?=\S)/g;

/**
 * Spaces after which a line would begin with what a number counts: "1 day", "41,000 times". Not those after a name's
 * number.
 */
const spaceInQuantity = /(?<![\d.,\u00a0])(\d(?:[\d.,]*\d)?) (?=[a-z])/g;

/**
 * Text that does not break between "AI" and the rest of a name, or between a number and what it counts. The result is
 * plain text, for long texts, where every element costs a page bytes.
 */
export const withUnbrokenSpaces = (text: string): string =>
  text.replace(spaceInName, '$1\u00a0').replace(spaceInQuantity, '$1\u00a0');

/** A service's name of which no line begins with its plus: "Lead Capture + CRM Sync". */
export const withUnbrokenPlus = (text: string): string => text.replace(' +', '\u00a0+');

/**
 * Display text in which a hyphenated word such as "Multi-Service" never breaks at its hyphen, nor a range at its dash,
 * and no line begins with half a name or with what a number counts.
 */
export function UnbrokenWords({ children }: { children: string }) {
  const pieces = [...withUnbrokenSpaces(children).matchAll(hyphenatedOrNot)];
  return pieces.map(({ 0: piece, index: position }) =>
    /[-–]/.test(piece) ? (
      <span key={position} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
