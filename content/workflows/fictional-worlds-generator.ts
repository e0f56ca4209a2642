import { claim } from '@/content/claims';
import type { Workflow } from './workflow';

export const fictionalWorldsGenerator = {
  id: 7,
  slug: 'fictional-worlds-generator',
  path: '/workflows/fictional-worlds-generator',
  title: 'Fictional Worlds Generator',
  benefit: 'One invented place, filmed from every side.',
  lead: 'Describe a world in a paragraph. The workflow keeps its rules, its people and its light, and films one episode after another from it.',
  metaTitle: 'Fictional Worlds Generator for n8n',
  metaDescription:
    'An n8n workflow that keeps one invented world in memory and films episode after episode from it with VEO3, in the same style every time.',
  perfectFor: [
    'Faceless channels that tell stories in short episodes',
    'Writers and game makers who want to show a setting',
    'Creators who tire of reacting to other people’s news',
  ],
  problem:
    'Video models forget. Ask twice for the same city and you get two cities, with other towers and another sky. A story needs the opposite: a place that viewers recognize and return to. Holding that together by hand means long prompts, many failed shots and a folder nobody can search.',
  steps: [
    {
      title: 'Writes the world book',
      text: 'Your paragraph becomes a reference: places, people, rules, colors and the hour of day.',
    },
    {
      title: 'Plans an episode',
      text: 'A model proposes a small story that obeys the book, and you approve it or ask for another.',
    },
    {
      title: 'Films from the book',
      text: 'Every VEO3 prompt carries the passages it needs, so that a tower stays where it stood.',
    },
    { title: 'Checks for slips', text: 'Shots that break a rule of the world are marked and filmed again.' },
    { title: 'Publishes in order', text: 'Episodes are numbered, given a title and sent to your channel.' },
  ],
  notes: [
    {
      kind: 'important',
      title: 'Important Note',
      text: `${claim('fictional-worlds-views').text}. How far yours goes depends on your stories, your rhythm and the platform.`,
    },
  ],
} as const satisfies Workflow;
