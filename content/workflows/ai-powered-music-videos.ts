import type { WorkflowContent } from './workflow';

export const aiPoweredMusicVideos = {
  slug: 'ai-powered-music-videos',
  path: '/workflows/ai-powered-music-videos',
  title: 'AI-Powered Music Videos',
  benefit: 'Turns a finished song into a music video, scene by scene.',
  lead: 'Give it a finished track and one sentence about the look. It plans the scenes, films them with Veo 3 and cuts them to the beat.',
  metaTitle: 'AI-Powered Music Videos for n8n',
  metaDescription:
    'An n8n workflow that turns a finished song into a music video. It writes the shot list, films the scenes with Veo 3 and cuts to the beat.',
  perfectFor: [
    'Independent musicians who release more songs than they can film',
    'Labels that need a picture for every single',
    'Agencies that make music content each week',
  ],
  problem:
    'A music video takes a crew, a place and a day of filming. Most songs never get one, and a song without a picture is hard to share. This workflow starts from the audio file you already have.',
  needs: ['n8n', 'languageModel', 'veo', 'audioAnalysis', 'videoEditing', 'storage', 'channels'],
  goesWith: {
    'viral-reels-factory':
      'The song gets its music video, and short upright videos keep the account active until the next one.',
    'cinematic-quote-pages':
      'One line of the song becomes a 5-second film, and the whole song a music video.',
  },
  specimen: {
    frames: [
      {
        kind: 'form',
        label: 'Your track',
        rows: [
          ['File', 'sample-song.wav'],
          ['Look', 'One lamp, wet street, night'],
        ],
      },
      { kind: 'sound', label: 'Beat and parts', line: 'Verse, chorus, verse, end' },
      {
        kind: 'table',
        label: 'Shot list',
        rows: [
          ['Verse', 'The lamp from afar'],
          ['Chorus', 'Rain, close, fast'],
          ['End', 'Lamp goes out'],
        ],
      },
      { kind: 'shot', label: 'Scene', line: 'Rain in the light of the lamp' },
      { kind: 'files', label: 'The video', lines: ['sample-song.mp4', 'shot-list.csv'] },
    ],
    nodes: [
      { role: 'start', name: 'Track' },
      { role: 'service', name: 'Find the beat' },
      { role: 'model', name: 'Shot list' },
      { role: 'service', name: 'Veo 3' },
      { role: 'model', name: 'Check the style' },
      { role: 'service', name: 'Cut' },
      { role: 'store', name: 'Folder' },
    ],
  },
  steps: [
    {
      title: 'Listens to the track',
      text: 'It finds the tempo, the sections and the main lines of the song.',
    },
    { title: 'Writes a shot list', text: 'Each section gets a scene in the style you described.' },
    {
      title: 'Films each scene',
      text: 'The list goes to VEO3. Scenes that miss the style are asked for again.',
    },
    {
      title: 'Cuts to the beat',
      text: 'Cuts are placed on the bars it found, with faster cuts in the chorus.',
    },
    { title: 'Saves and posts', text: 'The video goes to your folder and to the channels you connected.' },
  ],
} as const satisfies WorkflowContent;
