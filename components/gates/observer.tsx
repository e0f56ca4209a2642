/** Where the visitor stands: a ring and a dot on the horizon. */
export function Observer({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle className="fill-ground stroke-ink stroke-[1.2]" cx={x} cy={y} r="7" />
      <circle className="fill-ink" cx={x} cy={y} r="2" />
    </>
  );
}
