import type { ServiceSlug } from '@/content/services/service';
import type { Figure } from '.';

/** Where a figure stands on the landing page's chart: featured services round the pole, the others on the outer ring. */
export type ChartPlace = {
  /** Clockwise from the top. */
  degrees: number;
  /** How far its name stands aside of it, away from the edge, in units of 1000 across the disc. */
  aside?: number;
  /** The first line of a name that would reach the edge in one. */
  firstLine?: string;
};

/** One figure per service, and its place on the chart; its meaning is what the service does, drawn. */
export const serviceFigures: Readonly<Record<ServiceSlug, Figure & { chart: ChartPlace }>> = {
  'ai-agents': {
    name: 'AI Agents',
    means: 'a speech balloon with someone in it',
    chart: { degrees: 232 },
    points: [
      [17, 32, 3],
      [38, 17, 2],
      [68, 18, 3],
      [87, 36, 2],
      [82, 60, 3],
      [58, 71, 2],
      [30, 87, 3],
      [35, 67, 4],
      [16, 54, 3],
      [52, 44, 1],
      [34, 44, 4],
      [69, 44, 4],
    ],
    links: [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 0],
      [10, 9, 11],
    ],
  },
  'appointment-setting': {
    name: 'Appointment Setting',
    means: 'a page of days; two paths meet on one of them',
    chart: { degrees: -63, firstLine: 'Appointment' },
    points: [
      [20, 18, 3],
      [50, 18, 3],
      [80, 18, 3],
      [20, 50, 3],
      [50, 50, 1],
      [80, 50, 3],
      [20, 82, 3],
      [50, 82, 3],
      [80, 82, 3],
      [5, 30, 2],
      [33, 36, 4],
      [95, 74, 2],
      [69, 67, 4],
    ],
    links: [
      [9, 10, 4],
      [11, 12, 4],
    ],
  },
  'lead-capture-crm': {
    name: 'Lead Capture + CRM Sync',
    means: 'a funnel into one kept record',
    chart: { degrees: 117, aside: -12, firstLine: 'Lead Capture +' },
    points: [
      [10, 18, 3],
      [34, 11, 2],
      [62, 14, 3],
      [90, 20, 2],
      [30, 40, 3],
      [70, 41, 3],
      [43, 60, 2],
      [57, 60, 3],
      [50, 85, 1, 'variable'],
      [49, 28, 4],
      [51, 45, 4],
    ],
    links: [
      [0, 1, 2, 3],
      [0, 4, 6, 8],
      [3, 5, 7, 8],
      [6, 7],
    ],
  },
  'ai-websites': {
    name: 'AI Website',
    means: 'a window with its bar, and the pointer in it',
    chart: { degrees: -7 },
    points: [
      [12, 22, 2],
      [88, 16, 3],
      [90, 78, 2],
      [13, 84, 3],
      [12, 40, 4],
      [89, 35, 4],
      [24, 30, 4],
      [34, 29, 4],
      [52, 54, 1],
      [68, 72, 3],
      [58, 72, 4],
    ],
    links: [
      [0, 1, 5, 2, 3, 4, 0],
      [4, 5],
      [8, 9],
      [8, 10],
    ],
  },
  'full-backend-optimization': {
    name: 'FULL Backend Optimization',
    means: 'three layers, one above the other',
    chart: { degrees: 174, aside: -24 },
    points: [
      [50, 10, 1],
      [88, 30, 2],
      [50, 49, 3],
      [12, 30, 3],
      [12, 51, 3],
      [50, 70, 2],
      [88, 51, 4],
      [12, 71, 4],
      [50, 91, 2],
      [88, 71, 3],
    ],
    links: [
      [0, 1, 2, 3, 0],
      [4, 5, 6],
      [7, 8, 9],
    ],
  },
  'ai-email-outreach': {
    name: 'AI Email Outreach',
    means: 'a skein of birds, one in front',
    chart: { degrees: -10 },
    points: [
      [88, 20, 1],
      [69, 23, 3],
      [51, 27, 2],
      [33, 30, 4],
      [14, 35, 3],
      [80, 38, 3],
      [73, 55, 2],
      [64, 72, 4],
      [56, 90, 3],
      [44, 46, 4],
      [32, 58, 4],
      [50, 61, 4],
    ],
    links: [
      [0, 1, 2, 3, 4],
      [0, 5, 6, 7, 8],
    ],
  },
  'ai-social-media-outreach': {
    name: 'AI Social Media Outreach',
    means: 'one voice branching outwards',
    chart: { degrees: 236, aside: 20, firstLine: 'AI Social Media' },
    points: [
      [12, 66, 1],
      [38, 46, 2],
      [40, 76, 3],
      [62, 20, 3],
      [66, 48, 2],
      [64, 88, 3],
      [88, 12, 4],
      [90, 32, 3],
      [91, 52, 4],
      [88, 70, 3],
      [86, 92, 4],
    ],
    links: [
      [0, 1, 3, 6],
      [3, 7],
      [1, 4, 8],
      [4, 9],
      [0, 2, 5, 10],
    ],
  },
  'ai-phone-callers': {
    name: 'AI Phone Callers',
    means: 'a voice as a wave',
    chart: { degrees: 112 },
    points: [
      [6, 52, 3],
      [18, 38, 3],
      [29, 64, 2],
      [41, 16, 1],
      [54, 86, 2],
      [66, 30, 3],
      [77, 62, 3],
      [87, 44, 4],
      [95, 51, 4],
    ],
    links: [[0, 1, 2, 3, 4, 5, 6, 7, 8]],
  },
  'multi-solutions': {
    name: 'Multi AI Solutions',
    means: 'three figures sharing one star',
    chart: { degrees: 52, firstLine: 'Multi AI' },
    points: [
      [50, 53, 1],
      [33, 24, 3],
      [50, 8, 2],
      [66, 26, 3],
      [20, 62, 3],
      [8, 86, 2],
      [38, 81, 4],
      [63, 80, 4],
      [91, 85, 2],
      [80, 60, 3],
    ],
    links: [
      [0, 1, 2, 3, 0],
      [0, 4, 5, 6, 0],
      [0, 7, 8, 9, 0],
    ],
  },
};

/** The stars of Multi AI Solutions, drawn as one: what that service joins part by part is a single set here. */
export const integratedOfferFigure: Figure = {
  name: 'Integrated Multi-Service Offer',
  means: 'three figures closed into one outline',
  points: [
    [50, 53, 1],
    [33, 24, 3],
    [50, 8, 2],
    [66, 26, 3],
    [20, 62, 3],
    [8, 86, 2],
    [38, 81, 4],
    [63, 80, 4],
    [92, 86, 2],
    [80, 61, 3],
  ],
  links: [
    [2, 3, 9, 8, 7, 6, 5, 4, 1, 2],
    [0, 2],
    [0, 5],
    [0, 8],
  ],
};
