import type { WorkflowContent } from './workflow';

export const aiConspiracyDoc = {
  slug: 'ai-conspiracy-doc',
  path: '/workflows/ai-conspiracy-doc',
  title: 'AI Conspiracy Doc',
  benefit: 'Makes a narrated mystery documentary from one question.',
  lead: 'Type one mystery. The workflow gathers the story, writes a narration, marks what is on record and what is rumor, and films it as a documentary.',
  metaTitle: 'AI Conspiracy Doc for n8n',
  metaDescription:
    'An n8n workflow for mystery channels: one question in, a narrated documentary out, filmed with Veo 3, with a list of sources for you to check.',
  perfectFor: [
    'Faceless channels (nobody on camera) about mysteries and unsolved cases',
    'Writers who like research and dislike editing',
    'Podcasters who want a film to go with an episode',
  ],
  problem:
    'A mystery film needs research, a calm voice and pictures of scenes that nobody filmed. Stock footage looks the same everywhere, and making scenes by hand takes a week. Many channels stop after a few episodes because they run out of time.',
  needs: ['n8n', 'languageModel', 'voice', 'veo', 'webSearch', 'videoEditing', 'storage'],
  goesWith: {
    'fictional-worlds-generator':
      'A channel that shows no face can alternate: a film about a mystery, then an episode from an invented world.',
    'auto-b-roll-editor':
      'A mystery podcast gets a film to go with the episode, and b-roll over the talk itself.',
  },
  specimen: {
    frames: [
      {
        kind: 'form',
        label: 'One mystery',
        rows: [
          ['Question', 'Who built the tower on the sample map?'],
          ['Length', '8 minutes'],
        ],
      },
      {
        kind: 'table',
        label: 'Marked',
        rows: [
          ['On record', 'A tower stood here in 1840'],
          ['Disputed', 'It was a light for ships'],
          ['Legend', 'It moved'],
        ],
      },
      { kind: 'sound', label: 'Narration', line: '“The map shows a tower. The hill does not.”' },
      { kind: 'shot', label: 'Scene', line: 'A hill in fog, ink and wash' },
      { kind: 'files', label: 'The episode', lines: ['tower.mp4', 'sources.txt', 'captions.srt'] },
    ],
    nodes: [
      { role: 'start', name: 'Question' },
      { role: 'service', name: 'Search' },
      { role: 'model', name: 'Fact or rumor' },
      { role: 'person', name: 'Check marks' },
      { role: 'model', name: 'Narration' },
      { role: 'service', name: 'Voice' },
      { role: 'service', name: 'Veo 3' },
      { role: 'store', name: 'Folder' },
    ],
  },
  steps: [
    {
      title: 'Gathers the story',
      text: 'It collects names, dates and the rival versions, and keeps the source beside each.',
    },
    {
      title: 'Marks fact and rumor',
      text: 'A model marks statements as on record, disputed or legend. Check the marks yourself: a model can be wrong.',
    },
    {
      title: 'Writes the narration',
      text: 'The script opens on the question, follows the trail and leaves the verdict to the viewer.',
    },
    {
      title: 'Films the scenes',
      text: 'VEO3 films each scene from its own written prompt, in the same style and period.',
    },
    {
      title: 'Cuts the episode',
      text: 'Voice, scenes and captions are joined, and a source list is saved for the description.',
    },
  ],
} as const satisfies WorkflowContent;
