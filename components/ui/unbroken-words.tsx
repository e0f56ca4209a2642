/** A word with a hyphen or a dash in it, or all that stands before the next one. */
const hyphenatedOrNot = /\S*[-–]\S*|(?:(?!\S*[-–])[\s\S])+/g;

/** Display text in which a hyphenated word, such as "Multi-Service", never breaks at its hyphen, and a range not at its dash. */
export function UnbrokenWords({ children }: { children: string }) {
  const pieces = [...children.matchAll(hyphenatedOrNot)];
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
