import type { Workflow } from './workflow';

export const aiConspiracyDoc = {
  id: 3,
  slug: 'ai-conspiracy-doc',
  path: '/workflows/ai-conspiracy-doc',
  title: 'AI Conspiracy Doc',
  benefit: 'A narrated documentary from a single question.',
  lead: 'Type one mystery. It gathers the story, writes a narration that tells record from rumour, and films it like a late-night documentary.',
  metaTitle: 'AI Conspiracy Doc for n8n',
  metaDescription:
    'An n8n workflow for mystery channels: one question in, a narrated documentary out, with sources listed and rumour kept apart from record.',
  perfectFor: [
    'Faceless channels about mysteries and unsolved cases',
    'Writers who enjoy the research and dread the edit',
    'Podcasters who want a film to go with an episode',
  ],
  problem:
    'A good mystery film lives on research, a calm voice and pictures that nobody ever shot. Stock footage looks like everyone else’s, and drawing scenes by hand eats the week. Many channels stop after three episodes, not for want of stories, but for want of hours.',
  steps: [
    {
      title: 'Gathers the story',
      text: 'It collects names, dates and the rival versions, and keeps the source beside each.',
    },
    {
      title: 'Sorts fact from rumour',
      text: 'Every statement is marked as on record, disputed or legend, so the narration can say which it is.',
    },
    {
      title: 'Writes the narration',
      text: 'The script opens on the question, follows the trail and leaves the verdict to the viewer.',
    },
    {
      title: 'Films the scenes',
      text: 'VEO3 gets one prompt a scene, in one grain, one light and one period.',
    },
    {
      title: 'Cuts the episode',
      text: 'Voice, scenes and captions are joined, and a source list is saved for the description.',
    },
  ],
} as const satisfies Workflow;
