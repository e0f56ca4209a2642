import type { WorkflowContent } from './workflow';

export const autoVslGenerator = {
  slug: 'auto-vsl-generator',
  path: '/workflows/auto-vsl-generator',
  title: 'Auto VSL Generator',
  benefit: 'Makes a video sales letter (VSL) from your offer.',
  lead: 'VSL means video sales letter. Enter what you sell and for whom, add pictures, and you get one back, script and voice included, for you to check.',
  metaTitle: 'Auto VSL Generator: video sales letters',
  metaDescription:
    'An n8n workflow that turns one offer into a video sales letter (VSL): it writes the script, records the voice and joins the scenes for your review.',
  perfectFor: [
    'Coaches and course creators with an offer page and no sales video',
    'Agencies that write sales letters for several clients',
    'Store owners who want to test an angle before they film it',
  ],
  problem:
    'A video sales letter needs a script, a voice, pictures and an editor. Each is a job of its own, so most offers go live without one. This workflow makes the video from the offer and your pictures, so a new price or a new angle is a new run.',
  needs: ['n8n', 'languageModel', 'voice', 'videoEditing', 'storage'],
  goesWith: {
    'ai-facebook-ad-spy':
      'Ads that run for months hint at an angle, and a video sales letter lets you test it.',
    'auto-b-roll-editor':
      'Course creators get a sales video from their offer, and b-roll over their own recordings.',
  },
  specimen: {
    frames: [
      {
        kind: 'form',
        label: 'Your offer',
        rows: [
          ['Offer', 'Course for new managers'],
          ['For', 'First-time team leads'],
          ['Price', '$190'],
          ['Proof', 'None yet'],
        ],
      },
      {
        kind: 'script',
        label: 'Script',
        lines: ['Your first week as the boss.', 'Nobody tells you what to say.', 'Six short lessons do.'],
      },
      { kind: 'sound', label: 'Voice', line: '“Your first week as the boss.”' },
      { kind: 'shot', label: 'Scene', line: 'Line one on screen, over your picture' },
      { kind: 'files', label: 'Your folder', lines: ['sample-vsl.mp4', 'script.txt', 'captions.srt'] },
    ],
    nodes: [
      { role: 'start', name: 'Form' },
      { role: 'model', name: 'Script' },
      { role: 'person', name: 'Read it' },
      { role: 'service', name: 'Voice' },
      { role: 'service', name: 'Scenes' },
      { role: 'service', name: 'Join' },
      { role: 'store', name: 'Folder' },
    ],
  },
  steps: [
    {
      title: 'Reads your offer',
      text: 'You fill in a short form: what you sell, for whom, at what price, and the proof you hold. Your pictures go with it.',
    },
    {
      title: 'Writes the script',
      text: 'A language model drafts the opening line, the problem, the offer and the call to action. It is told to keep to the facts you gave, and you read it before it is spoken.',
    },
    {
      title: 'Records the voice',
      text: 'Each paragraph goes to the voice service you chose and comes back as a sound file.',
    },
    {
      title: 'Sets the scenes',
      text: 'Each paragraph gets a scene with its line on screen and the picture you supplied.',
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
} as const satisfies WorkflowContent;
