import { claim } from '@/content/claims';
import type { WorkflowContent } from './workflow';

export const fictionalWorldsGenerator = {
  slug: 'fictional-worlds-generator',
  path: '/workflows/fictional-worlds-generator',
  title: 'Fictional Worlds Generator',
  benefit: 'Films a series of episodes set in one invented world.',
  lead: 'Describe a world in a paragraph. The workflow keeps notes on its rules, people and look, and films one episode after another with Veo 3.',
  metaTitle: 'Fictional Worlds Generator for n8n',
  metaDescription:
    'An n8n workflow that keeps notes on one invented world and films episode after episode from them with Veo 3, for faceless story channels.',
  perfectFor: [
    'Faceless channels (nobody on camera) that tell short stories',
    'Writers and game makers who want to show a setting',
    'Creators who tire of reacting to other people’s news',
  ],
  problem:
    'Video models forget. Ask twice for the same city and you get two cities. A story needs a place that viewers recognize. Keeping it the same by hand means long prompts, many failed shots and a folder nobody can search.',
  needs: ['n8n', 'languageModel', 'veo', 'storage', 'channels'],
  goesWith: {
    'viral-reels-factory':
      'Between two episodes of your world, short reels keep the account from going quiet.',
  },
  specimen: {
    frames: [
      {
        kind: 'script',
        label: 'Your paragraph',
        lines: ['A city on stilts over a salt lake.', 'The sun stays low.'],
      },
      {
        kind: 'table',
        label: 'World book',
        rows: [
          ['Place', 'Stilt city, rope bridges'],
          ['Light', 'Low sun, from the west'],
          ['Rule', 'Nobody touches the water'],
        ],
      },
      {
        kind: 'script',
        label: 'Episode 4',
        lines: ['A bell rings under the lake.', 'One person goes down.'],
      },
      { kind: 'shot', label: 'Scene', line: 'Bridge in the low sun', isUpright: true },
      { kind: 'files', label: 'In order', lines: ['episode-04.mp4', 'world-book.txt'] },
    ],
    nodes: [
      { role: 'start', name: 'Paragraph' },
      { role: 'model', name: 'World book' },
      { role: 'model', name: 'Episode' },
      { role: 'person', name: 'Approve' },
      { role: 'service', name: 'Veo 3' },
      { role: 'model', name: 'Check the rules' },
      { role: 'store', name: 'Channel' },
    ],
  },
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
      text: 'Each VEO3 prompt carries the notes it needs, so that a tower is described the same way each time.',
    },
    {
      title: 'Checks for mistakes',
      text: 'Shots that seem to break a rule of the world are marked for a new try.',
    },
    { title: 'Publishes in order', text: 'Episodes are numbered, given a title and sent to your channel.' },
  ],
  notes: [
    {
      kind: 'important',
      title: 'Important Note',
      text: `${claim('fictional-worlds-views').text}. Yours may get few views: that depends on your stories, how often you post and the platform.`,
    },
  ],
} as const satisfies WorkflowContent;
