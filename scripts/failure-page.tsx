import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteMark } from '@/components/pictures/page-card';
import { leadStarPath, starLinkPath } from '@/components/ui/star-chart/geometry';
import { brandColors } from '@/content/brand';
import { renderError } from '@/content/errors/render-error';
import { documentTitle, productName } from '@/content/product-name';
import { paths } from '@/lib/paths';
import { writePolicyIntoDocument } from './policies';

const { ground, surface, control, ink, muted, star, link, error, 'gold-mark': gold } = brandColors.dark;

// All of its looks are in attributes: in answer to a form, the policy allows no other styles (middleware.ts), and a file of
// styles may be what failed. Attributes know no windows, so columns wrap where they get narrow.
const styles = {
  body: { margin: 0, background: ground, color: ink, font: '17px/1.6 system-ui, sans-serif' },
  wrap: { maxWidth: '75rem', margin: '0 auto', padding: '0 clamp(1.25rem, 5vw, 4rem)' },
  bar: { borderBottom: `1px solid ${surface}` },
  logo: { display: 'flex', alignItems: 'center', gap: '0.75rem', minHeight: '5rem', color: ink },
  name: { font: '1.5rem/1 Georgia, serif' },
  columns: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3rem 5rem',
    paddingBlock: '4rem',
  },
  words: { flex: '1 1 17rem' },
  title: { margin: 0, font: 'clamp(2.25rem, 1.4rem + 4vw, 4.5rem)/1.05 Georgia, serif', textWrap: 'balance' },
  lead: { maxWidth: '34em', margin: '1.5rem 0 2rem', color: muted },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem 2rem' },
  button: {
    padding: '0.75rem 1.5rem',
    borderRadius: '3px',
    background: gold,
    color: ground,
    fontWeight: 560,
  },
  plain: { padding: '0.75rem 0', color: ink },
  unlined: { textDecoration: 'none' },
  plate: { flex: '1 1 17rem', maxWidth: '30rem', padding: '2rem', border: `1px solid ${control}` },
} satisfies Record<string, CSSProperties>;

/** The constellation of components/errors/fallen-star.tsx, without a stylesheet. */
function FallenStar() {
  const lines = starLinkPath([30, 90], [134, 153], 10, 10) + starLinkPath([304, 178], [376, 56], 10, 10);
  return (
    <svg width="100%" viewBox="0 0 400 300" fill="none" strokeLinecap="round" aria-hidden="true">
      <path stroke={link} strokeWidth="1.4" d={`${lines}M142 157l52 26M258 204l38 -20`} />
      <path stroke={control} strokeDasharray="2 5" d="M227 196L234 240" />
      <path stroke={star} strokeWidth="10" d="M30 90h0M134 153h0M304 178h0M376 56h0" />
      <path stroke={error} strokeWidth="1.4" strokeLinejoin="round" d={leadStarPath(236, 262, 15, 0.3)} />
    </svg>
  );
}

/**
 * What a visitor sees where the server could not make a page (R123): it relies on no script, no style and no font, any of
 * which may have failed as well. Always dark, as the site is for whoever has chosen nothing: what was chosen only a
 * script could tell.
 */
function FailurePage() {
  return (
    <html lang="en" style={{ colorScheme: 'dark' }}>
      {/* biome-ignore lint/style/noHeadElement: Next has no part in this page. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={ground} />
        <title>{documentTitle(renderError.title)}</title>
      </head>
      <body style={styles.body}>
        <header style={styles.bar}>
          <div style={styles.wrap}>
            <a href={paths.home} style={{ ...styles.logo, ...styles.unlined }}>
              <SiteMark size={30} />
              <span style={styles.name}>{productName}</span>
            </a>
          </div>
        </header>
        <main style={{ ...styles.wrap, ...styles.columns }}>
          <div style={styles.words}>
            <h1 style={styles.title}>{renderError.title}</h1>
            <p style={styles.lead}>{renderError.lead}</p>
            <div style={styles.actions}>
              {/* biome-ignore lint/a11y/useValidAnchor: the same address, asked for anew; after a form, its page. */}
              <a href="" style={{ ...styles.button, ...styles.unlined }}>
                {renderError.retry}
              </a>
              <a href={paths.home} style={styles.plain}>
                {renderError.home}
              </a>
            </div>
          </div>
          <div style={styles.plate}>
            <FallenStar />
          </div>
        </main>
      </body>
    </html>
  );
}

/** Next's own pages for a failure, wherever a build keeps them: one for hosts, and one that its server sends. */
const nextsOwn = /(^|[/\\])(_global-error|500)\.html$/;

/**
 * Puts our page in the place of Next's own, with its policy in it: none of Next's answers for failures has one.
 * @param build the `.next` folder
 * @throws when the build is not of the known format, and visitors would see Next's page
 */
export async function writeFailurePage(build: string): Promise<void> {
  const server = join(build, 'server');
  const files = (await readdir(server, { recursive: true })).filter((file) => nextsOwn.test(file));
  if (!files.some((file) => file.endsWith('500.html')))
    throw new Error(`${server} has no page for failures.`);
  const page = `<!DOCTYPE html>${renderToStaticMarkup(<FailurePage />)}`;
  for (const file of files) {
    await writeFile(join(server, file), page);
    await writePolicyIntoDocument(join(server, file));
  }
  await letNextFindIt(join(server, 'pages-manifest.json'));
}

/**
 * Before Next's server sends this page, it loads the frame of its older router's pages, and for an address that it cannot
 * read that router's page: a site without any lacks these, and "Internal Server Error" in plain text was the answer to
 * both. A page that is a file is sent as it is, with the status of the failure.
 */
async function letNextFindIt(manifest: string): Promise<void> {
  const pages = JSON.parse(await readFile(manifest, 'utf8'));
  for (const name of ['/_app', '/_document', '/_error']) pages[name] = pages['/500'];
  await writeFile(manifest, JSON.stringify(pages));
}
