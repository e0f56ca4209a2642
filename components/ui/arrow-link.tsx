import { ArrowIcon } from './icons';
import { SiteLink, type SiteLinkProps } from './site-link';

const arrowMotion = 'transition-transform duration-300 ease-settle';

type ArrowLinkProps = SiteLinkProps & { /** Back: the arrow leads. */ direction?: 'forward' | 'back' };

/** The quiet action: underlined words, and an arrow that moves on hover. */
export function ArrowLink({ direction = 'forward', className = '', children, ...rest }: ArrowLinkProps) {
  const isBack = direction === 'back';
  return (
    <SiteLink
      className={`group inline-flex items-center gap-2.5 py-2.5 font-link no-underline ${className}`}
      {...rest}
    >
      {isBack && <ArrowIcon direction="back" className={`${arrowMotion} group-hover:-translate-x-1`} />}
      <span className="rule-under group-hover:bg-size-[0_1px] group-hover:bg-position-[100%_100%]">
        {children}
      </span>
      {!isBack && <ArrowIcon className={`${arrowMotion} group-hover:translate-x-1`} />}
    </SiteLink>
  );
}
