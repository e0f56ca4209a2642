/** A word with a hyphen or a dash in it, or all that stands before the next one. */
const hyphenatedOrNot = /\S*[-–]\S*|(?:(?!\S*[-–])[\s\S])+/g;

/** Spaces after which a line would begin with half a name: "AI" and what it is, "Veo" and its number. */
const spaceInName = /\b(AI|Veo) (?=\S)/g;

/**
 * Display text in which a hyphenated word, such as "Multi-Service", never breaks at its hyphen, a range not at its dash, and
 * a name not after its "AI".
 */
export function UnbrokenWords({ children }: { children: string }) {
  const pieces = [...children.replace(spaceInName, '$1\u00a0').matchAll(hyphenatedOrNot)];
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
