import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import { rarelyShownCalls } from '@/content/analytics';
import { paths, workflowPath } from '@/lib/paths';

let shownPath: string;
vi.mock('next/navigation', () => ({ usePathname: () => shownPath, useSelectedLayoutSegment: () => null }));

// Files of unit tests share their modules: these are loaded anew here, and again by whoever comes next.
vi.resetModules();
afterAll(() => vi.resetModules());
const { SiteMenu } = await import('./site-menu');

it.each([paths.home, paths.about, workflowPath('auto-vsl-generator')])(
  'what has a name in the menu of %s has no share of the views, as few of them open it',
  (path) => {
    shownPath = path;
    const names = [...renderToStaticMarkup(<SiteMenu />).matchAll(/data-cta="(.*?)"/g)].map(
      ([, name]) => name,
    );
    expect(names).not.toEqual([]);
    expect(rarelyShownCalls).toEqual(expect.arrayContaining(names));
  },
);
