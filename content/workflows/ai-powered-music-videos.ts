import type { Workflow } from './workflow';

export const aiPoweredMusicVideos = {
  id: 4,
  slug: 'ai-powered-music-videos',
  path: '/workflows/ai-powered-music-videos',
  title: 'AI-Powered Music Videos',
  benefit: 'Turns one song into a finished video, scene by scene.',
  lead: 'Give it a finished track and one sentence about the look. It plans the scenes, films them and cuts them to the beat.',
  metaTitle: 'AI-Powered Music Videos for n8n',
  metaDescription:
    'An n8n workflow that turns a finished song into a music video. It writes the shot list, films the scenes with VEO3 and cuts them to the beat.',
  perfectFor: [
    'Independent musicians who release more songs than they can film',
    'Labels that need a picture for every single',
    'Agencies that make music content each week',
  ],
  problem:
    'A music video takes a crew, a place and a day of light. Most songs never get one, and a song without a picture is hard to share. This workflow starts from the audio file you already have, so that each release can have a film of its own.',
  steps: [
    {
      title: 'Listens to the track',
      text: 'It finds the tempo, the sections and the lines that carry the song.',
    },
    { title: 'Writes a shot list', text: 'Each section gets a scene in the style you described.' },
    {
      title: 'Films each scene',
      text: 'The list goes to VEO3. Scenes that miss the style are asked for again.',
    },
    {
      title: 'Cuts to the beat',
      text: 'Every cut lands on a bar line, and the chorus gets the faster ones.',
    },
    { title: 'Saves and posts', text: 'The film goes to your folder, and to the channels you connected.' },
  ],
} as const satisfies Workflow;
