import type { Service } from '@/content/services/service';
import { paths } from '@/lib/paths';
import { ButtonLink } from '../ui/button';

/** The two ways on from a service: a call, and its demo, which knows the way back. */
export function Actions({ slug, path }: Pick<Service, 'slug' | 'path'>) {
  return (
    <div className="mt-8 flex print:hidden flex-wrap gap-x-4 gap-y-4 sm:gap-x-8">
      <ButtonLink href={paths.contact}>Book a Call</ButtonLink>
      <ButtonLink href={`${paths.demo}?service=${slug}&from=${path}`} metal="line">
        See Demo
      </ButtonLink>
    </div>
  );
}
