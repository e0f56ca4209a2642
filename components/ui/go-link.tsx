import { Arrow } from './icons/arrow';
import { SiteLink, type SiteLinkProps } from './site-link';

const arrow = 'transition-transform duration-300 ease-settle';

type GoLinkProps = SiteLinkProps & { /** Back: the arrow leads. */ direction?: 'forward' | 'back' };

/** The quiet action: words over a rule, and an arrow that moves on, or back. */
export function GoLink({ direction = 'forward', className = '', children, ...rest }: GoLinkProps) {
  const isBack = direction === 'back';
  return (
    <SiteLink
      className={`group inline-flex items-center gap-2.5 py-2.5 font-link no-underline ${className}`}
      {...rest}
    >
      {isBack && <Arrow direction="back" className={`${arrow} group-hover:-translate-x-1`} />}
      <span className="rule-under group-hover:bg-size-[0_1px] group-hover:bg-position-[100%_100%]">
        {children}
      </span>
      {!isBack && <Arrow className={`${arrow} group-hover:translate-x-1`} />}
    </SiteLink>
  );
}
