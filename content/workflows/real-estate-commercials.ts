import type { WorkflowContent } from './workflow';

export const realEstateCommercials = {
  slug: 'real-estate-commercials',
  path: '/workflows/real-estate-commercials',
  title: 'Real Estate Commercials',
  benefit: 'Makes a narrated listing video from your photos.',
  lead: 'Send the photos and the facts of a listing. You get a short commercial with a slow walk through the rooms and a voice-over.',
  metaTitle: 'Real Estate Commercials for n8n',
  metaDescription:
    'An n8n workflow that turns listing photos and facts into a narrated real estate video with Veo 3, in one wide and one upright version.',
  perfectFor: [
    'Agents who list more homes than they can film',
    'Brokers who want one look for every office',
    'Photographers who add film to their service',
  ],
  problem:
    'Buyers choose their viewings on a phone. Still photos do not show how the rooms connect, and only the most expensive listings can justify a film crew. This workflow makes a video of an ordinary listing from the photos already taken.',
  needs: ['n8n', 'languageModel', 'voice', 'veo', 'videoEditing', 'storage'],
  specimen: {
    frames: [
      {
        kind: 'form',
        label: 'A listing',
        rows: [
          ['Rooms', 'Four'],
          ['Size', '1,150 square feet'],
          ['Near', 'Park, two minutes'],
        ],
      },
      {
        kind: 'table',
        label: 'The walk',
        rows: [
          ['1', 'Front door'],
          ['2', 'Kitchen'],
          ['3', 'Living room'],
          ['4', 'Garden'],
        ],
      },
      { kind: 'sound', label: 'Voice-over', line: '“Four rooms, and a park two minutes away.”' },
      { kind: 'shot', label: 'Camera', line: 'A slow move to the window' },
      { kind: 'files', label: 'Two versions', lines: ['listing-wide.mp4', 'listing-upright.mp4'] },
    ],
    nodes: [
      { role: 'start', name: 'Photos' },
      { role: 'model', name: 'Sort rooms' },
      { role: 'model', name: 'Voice-over' },
      { role: 'service', name: 'Voice' },
      { role: 'service', name: 'Veo 3' },
      { role: 'service', name: 'Add name' },
      { role: 'store', name: 'Folder' },
    ],
  },
  steps: [
    {
      title: 'Sorts the photos',
      text: 'It names the rooms and puts them in the order in which you would walk.',
    },
    {
      title: 'Writes the voice-over',
      text: 'A language model writes it, and is told to use your facts only: size, rooms, street and what is near. Read it before you publish.',
    },
    {
      title: 'Moves the camera',
      text: 'VEO3 adds a slow move to each photo. Check each clip against your photos: video models sometimes change details.',
    },
    {
      title: 'Adds your name',
      text: 'Your logo, license line and contact are added at the end.',
    },
    {
      title: 'Saves two versions',
      text: 'You get a wide film for the listing and an upright one for social media.',
    },
  ],
} as const satisfies WorkflowContent;
