import type { promises } from '@/content/about';
import { Ray } from '../ui/rose/rose';
import { Unbroken } from '../ui/unbroken';

type PromiseItemProps = { promise: (typeof promises)[number]; ray: number };

/** One of the six promises, under the ray that stands for it. */
export function PromiseItem({ promise: { title, text }, ray }: PromiseItemProps) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr] gap-4 border-t border-line py-8 lg:grid-cols-[4rem_1fr] lg:gap-6">
      <Ray ray={ray} size={64} className="max-lg:size-10" />
      <div>
        <h3 className="mb-2 text-title">{title}</h3>
        <p className="text-muted">
          <Unbroken>{text}</Unbroken>
        </p>
      </div>
    </li>
  );
}
