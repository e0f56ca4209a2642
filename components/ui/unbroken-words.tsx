/** Display text in which a hyphenated word, such as "Multi-Service", never breaks at its hyphen. */
export function UnbrokenWords({ children }: { children: string }) {
  const pieces = [...children.matchAll(/\S+|\s+/g)];
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
