import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { workflows } from '@/content/workflows';
import { WorkflowPage } from './workflow-page';

const purchaseLinks = /<a\b[^>]*href="#purchase"[^>]*>/g;

// They have the same words and lead to the same place: without names, reports add up whatever was pressed.
it.each(workflows.map((workflow) => [workflow.slug, workflow] as const))(
  'the ways to the purchase on %s can be told apart',
  (_, workflow) => {
    const links = renderToStaticMarkup(<WorkflowPage workflow={workflow} />).match(purchaseLinks) ?? [];
    expect(links.map((link) => /data-cta="([^"]*)"/.exec(link)?.[1]).sort()).toEqual([
      // In the header of wide windows, and in a row of the others.
      'workflow-bar-purchase',
      'workflow-bar-purchase',
      'workflow-hero-purchase',
    ]);
  },
);
