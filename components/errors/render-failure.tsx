'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { renderError } from '@/content/errors/render-error';
import { productName } from '@/content/product-name';
import { paths } from '@/lib/paths';
import { ErrorPage } from './error-page';

/** A drawing appears after the words or not at all, because the page may have failed for lack of its files. */
const optionalDrawing = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (Drawing) => ({ default: Drawing }),
      () => ({ default: () => null }),
    ),
  );

const LogoMark = optionalDrawing(async () => (await import('@/components/layout/logo-mark')).LogoMark);
const FallenStar = optionalDrawing(async () => (await import('./fallen-star')).FallenStar);

/**
 * A page that failed to render (R123). Every page carries this code along, so it is kept small. It relies on nothing
 * that may have failed as well, so its links load the landing page anew.
 */
export function RenderFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <div className="border-b border-line">
        <a
          href={paths.home}
          className="wrap flex h-20 items-center gap-3 font-display text-logo no-underline"
        >
          <span className="size-7.5">
            <Suspense>
              <LogoMark />
            </Suspense>
          </span>
          {productName}
        </a>
      </div>
      <div role="alert">
        <ErrorPage
          title={renderError.title}
          lead={renderError.lead}
          figure={
            <div className="aspect-4/3 w-full max-w-104 max-sm:max-w-72">
              <Suspense>
                <FallenStar />
              </Suspense>
            </div>
          }
          actions={
            <>
              {/* biome-ignore lint/a11y/useButtonType: presses of one with a type are kept until the layout runs, which here it may never (`earlyPressScript`). */}
              <button className={buttonClass({})} onClick={onRetry}>
                {renderError.retry}
              </button>
              <a href={paths.home} className="py-2.5 font-link underline">
                {renderError.home}
              </a>
            </>
          }
        />
      </div>
    </main>
  );
}
