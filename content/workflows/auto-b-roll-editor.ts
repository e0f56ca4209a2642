import type { Workflow } from './workflow';

export const autoBRollEditor = {
  id: 5,
  slug: 'auto-b-roll-editor',
  path: '/workflows/auto-b-roll-editor',
  title: 'Auto B-Roll Editor',
  benefit: 'Finds the words that need a picture, and cuts to one.',
  lead: 'Hand over a talking video. It reads what is said, picks the lines that need a picture and lays fitting footage over them.',
  metaTitle: 'Auto B-Roll Editor for n8n',
  metaDescription:
    'An n8n workflow that reads a talking video, finds the lines that need a picture, makes fitting b-roll with VEO3 and lays it over your cut.',
  perfectFor: [
    'Experts who speak to a camera and do their own editing',
    'Podcast teams that cut long talks into clips',
    'Editors who lose an afternoon to stock sites',
  ],
  problem:
    'One face on screen for ten minutes tires any viewer. B-roll helps, but somebody has to find it: search, watch, trim, place, and start again. Stock clips rarely show what the speaker means. So the step is skipped, and people click away while you are still making your point.',
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
    { title: 'Lays it over', text: 'Clips go in at their time marks. Your voice runs on underneath.' },
    {
      title: 'Shows you the list',
      text: 'You see every cut in one table and strike out those you do not want.',
    },
  ],
} as const satisfies Workflow;
