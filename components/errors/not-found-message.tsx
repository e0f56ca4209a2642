import { InnerPage } from '@/components/layout/inner-page';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { graticulePath } from '@/components/ui/star-chart/chart-background';
import { dotsPath, type Position } from '@/components/ui/star-chart/geometry';
import { seededRandom } from '@/components/ui/star-chart/seeded-random';
import { notFoundPage } from '@/content/errors/not-found';
import { paths } from '@/lib/paths';
import { ErrorPage } from './error-page';
import { BrokenConstellation } from './fallen-star';

const random = seededRandom('no star at this position');
const field = Array.from({ length: 74 }, (): Position => [random() * 100, random() * 100]);

/** The chart behind the figure, filling the whole plate. */
function ChartBackdrop() {
  return (
    <svg
      className="absolute inset-1.5 -z-1 size-[calc(100%-0.75rem)]"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <path className="stroke-graticule" strokeWidth="0.2" d={graticulePath()} />
      <path className="stroke-dust" strokeWidth="0.45" strokeLinecap="round" d={dotsPath(field)} />
    </svg>
  );
}

/** The middle star is missing: a dashed ring and golden cross hairs show where it should be. */
export function MissingStar() {
  return (
    <>
      <ChartBackdrop />
      <BrokenConstellation
        left={[
          { at: [28, 236], radius: 5 },
          { at: [104, 176], radius: 3.6 },
        ]}
        right={[
          { at: [306, 186], radius: 4 },
          { at: [376, 74], radius: 5.4 },
        ]}
      >
        <path
          className="stroke-control stroke-[1.2px] [stroke-dasharray:2_5]"
          d="M112.5 173L174.3 151.7M251.2 157.4L298 181.8"
        />
        <circle className="stroke-gold-mark [stroke-dasharray:3_4]" cx="214" cy="138" r="36" />
        <path className="stroke-gold-mark" d="M214 90v22M214 164v22M166 138h22M240 138h22" />
        <text className="fill-muted [font:italic_400_19px_Georgia,serif]" x="252" y="112">
          {notFoundPage.position}
        </text>
      </BrokenConstellation>
    </>
  );
}

/** What is shown where there is no page, with two ways on. */
export function NotFoundMessage() {
  return (
    <ErrorPage
      title={notFoundPage.title}
      lead={notFoundPage.lead}
      figure={<MissingStar />}
      actions={
        <>
          <ButtonLink href={paths.home}>{notFoundPage.home}</ButtonLink>
          <ArrowLink href={paths.services}>{notFoundPage.services}</ArrowLink>
        </>
      }
    />
  );
}

/** The whole page for an unknown address. */
export function NotFoundPage() {
  return (
    <InnerPage>
      <NotFoundMessage />
    </InnerPage>
  );
}
