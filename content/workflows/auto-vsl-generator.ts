import type { Workflow } from './workflow';

export const autoVslGenerator = {
  id: 1,
  slug: 'auto-vsl-generator',
  path: '/workflows/auto-vsl-generator',
  title: 'Auto VSL Generator',
  benefit: 'Writes and voices a sales video from one offer.',
  lead: 'Enter what you sell and who it is for. You get a video sales letter with script, voice and pictures, ready for you to check.',
  metaTitle: 'Auto VSL Generator for n8n',
  metaDescription:
    'An n8n workflow that turns one offer into a video sales letter. It writes the script, records the voice and joins the scenes for your review.',
  perfectFor: [
    'Coaches and course creators with an offer page and no sales video',
    'Agencies that write sales letters for several clients',
    'Store owners who want to test an angle before they film it',
  ],
  problem:
    'A video sales letter needs a script, a voice, pictures and an editor. Each is a job of its own, so most offers go live without one. By the time the film is done, the offer may have changed. This workflow builds the video from the offer itself, so a new price or a new angle is a new run.',
  steps: [
    {
      title: 'Reads your offer',
      text: 'You fill in a short form: what you sell, for whom, at what price, and the proof you hold.',
    },
    {
      title: 'Writes the script',
      text: 'A language model drafts the hook, the problem, the offer and the call to action. It keeps to the facts you gave.',
    },
    {
      title: 'Records the voice',
      text: 'Each paragraph goes to the voice you chose and comes back as a sound file.',
    },
    {
      title: 'Sets the scenes',
      text: 'Every paragraph gets a scene of its own, with the line on screen and the picture you supplied.',
    },
    {
      title: 'Joins the video',
      text: 'Voice and scenes are put in order, captions are added, and the file is saved to your folder.',
    },
  ],
  notes: [
    {
      kind: 'upgrade',
      title: 'Optional Paid Upgrade',
      text: 'You can connect an external generation service that films the scenes for you. It is an optional paid upgrade: the third party bills you, and the workflow runs without it.',
    },
  ],
} as const satisfies Workflow;
