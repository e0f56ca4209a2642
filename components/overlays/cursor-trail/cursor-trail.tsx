'use client';

import { awaitPointer } from './await-pointer';

/** Sparks behind the mouse, on every page (part 2, section 2). */
export function CursorTrail() {
  return (
    <div aria-hidden="true">
      <canvas
        ref={awaitPointer}
        className="pointer-events-none fixed inset-0 z-30 size-full text-gold-mark print:hidden"
      />
    </div>
  );
}
