import { Arrow } from './icons/arrow';
import { SiteLink, type SiteLinkProps } from './site-link';

/** The quiet action: words over a rule, and an arrow that moves on. */
export function GoLink({ className = '', children, ...rest }: SiteLinkProps) {
  return (
    <SiteLink
      className={`group inline-flex items-center gap-2.5 py-2.5 font-link no-underline ${className}`}
      {...rest}
    >
      <span className="rule-under group-hover:bg-size-[0_1px] group-hover:bg-position-[100%_100%]">
        {children}
      </span>
      <Arrow className="transition-transform duration-300 ease-settle group-hover:translate-x-1" />
    </SiteLink>
  );
}
