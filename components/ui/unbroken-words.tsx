/** A word with a hyphen or a dash in it, or all that stands before the next one. */
const hyphenatedOrNot = /\S*[-–]\S*|(?:(?!\S*[-–])[\s\S])+/g;

/** Spaces after which a line would begin with half a name: "AI" and what it is, "Veo" and its number. */
const spaceInName = /\b(AI|Veo) (?=\S)/g;

/** Spaces after which a line would begin with what a number counts: "1 day", "41,000 times". The number of a name counts nothing. */
const spaceInQuantity = /(?<![\d.,\u00a0])(\d(?:[\d.,]*\d)?) (?=[a-z])/g;

/**
 * Text in which a name does not break after its "AI", nor a number before what it counts. It stays one text: for long
 * ones, whose every element costs a page bytes.
 */
export const withUnbrokenSpaces = (text: string): string =>
  text.replace(spaceInName, '$1\u00a0').replace(spaceInQuantity, '$1\u00a0');

/**
 * Display text in which a hyphenated word, such as "Multi-Service", never breaks at its hyphen, a range not at its dash, and
 * no line begins with half a name or with what a number counts.
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
