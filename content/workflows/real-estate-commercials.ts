import type { Workflow } from './workflow';

export const realEstateCommercials = {
  id: 9,
  slug: 'real-estate-commercials',
  path: '/workflows/real-estate-commercials',
  title: 'Real Estate Commercials',
  benefit: 'A listing, walked through and narrated.',
  lead: 'Send the photos and the facts of a listing. A short commercial comes back, with a walk through the rooms and a voice that tells them apart.',
  metaTitle: 'Real Estate Commercials for n8n',
  metaDescription:
    'An n8n workflow that turns listing photos and facts into a narrated commercial, and keeps every room as the photos show it.',
  perfectFor: [
    'Agents who list more homes than they can film',
    'Brokers who want one look for every office',
    'Photographers who add film to their service',
  ],
  problem:
    'Buyers choose their viewings on a phone. Still photos do not tell them how the rooms connect, and a film crew pays only for the dearest homes. The others wait with the same nine pictures. This workflow gives an ordinary listing its own film from the photos already taken.',
  steps: [
    {
      title: 'Sorts the photos',
      text: 'It names the rooms and puts them in the order in which you would walk.',
    },
    {
      title: 'Writes the voice-over',
      text: 'The text uses your facts only: size, rooms, street and what is near.',
    },
    {
      title: 'Moves the camera',
      text: 'VEO3 adds a slow move to each photo. Walls, windows and views stay as they are.',
    },
    {
      title: 'Adds your name',
      text: 'Logo, license line and contact stand at the end, as your office needs them.',
    },
    {
      title: 'Cuts two lengths',
      text: 'One film for the listing and one upright for social media are saved.',
    },
  ],
} as const satisfies Workflow;
