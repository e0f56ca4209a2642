import type { ServiceSlug } from '@/content/services/service';
import type { WorkflowSlug } from '@/content/workflows/workflow';
import type { Figure } from './figure';
import { serviceFigures } from './services';
import { workflowFigures } from './workflows';

export type FigureSlug = ServiceSlug | WorkflowSlug;

/** The figures of the atlas: one for each service and each workflow. */
export const constellations: Record<FigureSlug, Figure> = { ...serviceFigures, ...workflowFigures };
