import { type ReactNode, useEffect, useRef } from 'react';
import { careers } from '@/content/careers';
import { paths } from '@/lib/paths';
import { ButtonLink } from '../ui/button';
import { GoLink } from '../ui/go-link';

const { title, text, home, services } = careers.confirmation;

/** The confirmation: shown only once the application is stored (part 2, sections 2 and 8). Takes focus. */
export function ApplicationSubmitted({ figure }: { figure: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="wrap grid items-center gap-12 pt-12 pb-(--section) sm:grid-cols-[15rem_minmax(0,1fr)] sm:gap-10 sm:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-[clamp(2.5rem,6vw,6rem)] lg:pt-(--section)">
      <div>
        <h1 className="text-page outline-none" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="mt-6 mb-8 text-lead">{text}</p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink href={paths.home} metal="gold">
            {home}
          </ButtonLink>
          <GoLink href={paths.services}>{services}</GoLink>
        </div>
      </div>
      <div className="sm:order-first">{figure}</div>
    </div>
  );
}
