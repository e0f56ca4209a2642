import { priceText } from '@/content/prices';

type PriceProps = { dollars: number | null | undefined; isFrom?: boolean; className?: string };

/** A price that the operator has set; nothing as long as there is none. */
export function Price({ dollars, isFrom = false, className = '' }: PriceProps) {
  if (dollars === null || dollars === undefined) return null;
  return <span className={`tabular-nums ${className}`}>{priceText(dollars, isFrom)}</span>;
}
