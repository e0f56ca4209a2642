import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { specimenMark } from '@/content/services/specimen';
import { workflows } from '@/content/workflows';
import { WorkflowRun } from './workflow-specimen';

test.each(workflows)(
  '$title shows five frames from input to file, its nodes, and that it is a specimen',
  (workflow) => {
    const html = renderToStaticMarkup(<WorkflowRun workflow={workflow} />);
    const { frames, nodes } = workflow.specimen;
    expect(html.match(/data-kind=/g)).toHaveLength(5);
    expect(frames.at(-1)?.kind).toBe('files');
    expect([nodes[0]?.role, nodes.at(-1)?.role]).toEqual(['start', 'store']);
    expect(new Set(nodes.map(({ name }) => name)).size).toBe(nodes.length);
    for (const text of [...frames.map(({ label }) => label), specimenMark]) expect(html).toContain(text);
  },
);
