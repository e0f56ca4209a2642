import type { ServiceSlug } from '@/content/services/service';
import type { WorkflowSlug } from '@/content/workflows/workflow';
import type { Figure } from './figure';
import { serviceFigures } from './services';
import { workflowFigures } from './workflows';

export type FigureSlug = ServiceSlug | WorkflowSlug;

/** The nineteen figures of the atlas: nine services and ten workflows. */
export const constellations: Record<FigureSlug, Figure> = { ...serviceFigures, ...workflowFigures };
