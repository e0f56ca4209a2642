import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { rarelyShownCalls } from '@/content/analytics';
import { paths, workflowPath } from '@/lib/paths';
import { SiteMenu } from './site-menu';

let shownPath: string;
vi.mock('next/navigation', () => ({ usePathname: () => shownPath, useSelectedLayoutSegment: () => null }));

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
