import { sectionMarkdown } from '@/components/services/section-registry';
import { markdownPages } from '@/content/pages';
import { cacheHeaders } from '@/lib/http/response-headers';
import { pageMarkdown } from '@/lib/seo/page-markdown';
import { siteAddress } from '@/lib/site-address';

type MarkdownProps = { params: Promise<{ page: string[] }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  markdownPages.map(({ path }) => ({ page: path.slice(1).split('/') }));

/** A page as Markdown. next.config.ts serves it at the page's own address plus `.md`; the page itself stays canonical. */
export async function GET(_request: Request, { params }: MarkdownProps): Promise<Response> {
  const asked = `/${(await params).page.join('/')}`;
  const page = markdownPages.find(({ path }) => path === asked);
  if (!page) return new Response(null, { status: 404 });
  return new Response(pageMarkdown(page.path, sectionMarkdown), {
    headers: {
      ...cacheHeaders,
      'content-type': 'text/markdown; charset=utf-8',
      link: `<${siteAddress(page.path)}>; rel="canonical"`,
    },
  });
}
