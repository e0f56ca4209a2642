import type { WorkflowContent } from './workflow';

export const autoBRollEditor = {
  slug: 'auto-b-roll-editor',
  path: '/workflows/auto-b-roll-editor',
  title: 'Auto B-Roll Editor',
  benefit: 'Lays clips (b-roll) over a video of someone talking, where they fit.',
  lead: 'Give it a video of someone talking. It reads what is said, picks the lines that need a picture and puts matching clips over them.',
  metaTitle: 'Auto B-Roll Editor for n8n',
  metaDescription:
    'An n8n workflow that reads a video of someone talking, finds the lines that need a picture, makes b-roll with Veo 3 and lays it over your cut.',
  perfectFor: [
    'Experts and course creators who edit their own videos',
    'Podcast teams that cut long episodes into clips',
    'Editors who lose an afternoon to stock sites',
  ],
  problem:
    'One face on screen for ten minutes tires viewers. B-roll, which means clips shown over the voice, helps. But somebody has to search for it, trim it and place it, and stock clips rarely show what the speaker means.',
  needs: ['n8n', 'transcription', 'languageModel', 'veo', 'videoEditing', 'storage'],
  specimen: {
    frames: [
      { kind: 'shot', label: 'Your video', line: 'One speaker, ten minutes' },
      {
        kind: 'table',
        label: 'What is said',
        rows: [
          ['0:12', 'We started in a shed'],
          ['0:31', 'with two old presses'],
          ['0:58', 'and no plan at all'],
        ],
      },
      {
        kind: 'table',
        label: 'Marked',
        rows: [
          ['0:12', 'shed'],
          ['0:31', 'two presses'],
          ['0:58', 'nothing to show'],
        ],
      },
      { kind: 'shot', label: 'Clip', line: 'A shed at dawn, in your light' },
      { kind: 'files', label: 'The cut', lines: ['cut-with-clips.mp4', 'list-of-clips.csv'] },
    ],
    nodes: [
      { role: 'start', name: 'Video' },
      { role: 'service', name: 'Speech to text' },
      { role: 'model', name: 'Mark lines' },
      { role: 'service', name: 'Veo 3' },
      { role: 'person', name: 'Remove clips' },
      { role: 'service', name: 'Lay over' },
      { role: 'store', name: 'Folder' },
    ],
  },
  steps: [
    { title: 'Writes down the speech', text: 'The video becomes text, with a time mark on every line.' },
    {
      title: 'Chooses the moments',
      text: 'A model marks the lines that name a thing, a place or an action, and leaves the rest alone.',
    },
    {
      title: 'Makes the footage',
      text: 'VEO3 films a short clip for each mark, in the light and color of your video.',
    },
    {
      title: 'Shows you the list',
      text: 'You see the clips in one table and remove those you do not want.',
    },
    { title: 'Lays them over', text: 'The rest go in at their time marks while your voice runs on.' },
  ],
} as const satisfies WorkflowContent;
