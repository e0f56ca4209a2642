/** A word with a hyphen, or all that stands before the next one. */
const hyphenatedOrNot = /\S*-\S*|(?:(?!\S*-)[\s\S])+/g;

/** Display text in which a hyphenated word, such as "Multi-Service", never breaks at its hyphen. */
export function UnbrokenWords({ children }: { children: string }) {
  const pieces = [...children.matchAll(hyphenatedOrNot)];
  return pieces.map(({ 0: piece, index: position }) =>
    piece.includes('-') ? (
      <span key={position} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
