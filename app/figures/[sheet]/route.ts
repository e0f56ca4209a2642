import { skySheet } from '@/components/landing/planisphere/sky-sheet';
import { callSheet } from '@/components/services/specimens/call-waves';
import { figureSheet } from '@/components/ui/star-chart/figure-sheet';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The drawings that pages show by reference (decision 0102), as files made by the build. */
const sheets: Readonly<Record<string, () => string>> = {
  'card.svg': () => figureSheet('card'),
  'icon.svg': () => figureSheet('icon'),
  'sky.svg': skySheet,
  'calls.svg': callSheet,
};

export const generateStaticParams = () => Object.keys(sheets).map((sheet) => ({ sheet }));

export async function GET(_request: Request, { params }: { params: Promise<{ sheet: string }> }) {
  const draw = sheets[(await params).sheet];
  if (!draw) return new Response(null, { status: 404 });
  return new Response(draw(), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  });
}
