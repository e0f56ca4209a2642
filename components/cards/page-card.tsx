import { brandColors } from '@/content/brand-colors';
import type { PageFacts } from '@/content/pages';
import { site } from '@/content/site';
import { FigurePicture } from './figure-picture';
import { SiteMark } from './site-mark';

const { ground, ink } = brandColors.dark;
const plateSize = 502;
const words = { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: 0 } as const;

/** A short last word goes to the last line in company: "with AI", "Fits Me?". */
const withLastWordsTogether = (title: string) => title.replace(/ (\S{1,3})$/, '\u00a0$1');

type PageCardProps = {
  page: PageFacts;
  /** What is written large: the page's title, or on `/` the line it opens with. */
  title: string;
};

/** The picture of a page where it is shared. Inline styles only: it is drawn without a browser or a stylesheet. */
export function PageCard({ page: { figure, tier }, title }: PageCardProps) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 64,
        width: '100%',
        height: '100%',
        padding: '64px 64px 64px 72px',
        backgroundColor: ground,
        color: ink,
      }}
    >
      <div style={{ ...words, height: '100%', justifyContent: 'space-between' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 34 }}>
          <SiteMark size={52} />
          {site.name}
        </div>
        <div
          style={{
            fontSize: title.length > 32 ? 74 : 88,
            lineHeight: 1.04,
            letterSpacing: '-0.015em',
            textWrap: 'balance',
          }}
        >
          {withLastWordsTogether(title)}
        </div>
      </div>
      {figure ? (
        <FigurePicture figure={figure} tier={tier} size={plateSize} />
      ) : (
        <SiteMark size={plateSize} />
      )}
    </div>
  );
}
