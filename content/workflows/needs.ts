/** Accounts and keys that workflows run on, each with who bills for it (decision 0075). */
export const workflowNeeds = {
  n8n: { name: 'n8n', note: 'Rented from n8n or run on your own server' },
  languageModel: { name: 'A language model key', note: 'OpenAI, Anthropic or Google, billed by use' },
  veo: { name: 'Veo 3 (VEO3)', note: 'The video model by Google, billed by use' },
  voice: { name: 'A voice service key', note: 'Reads text aloud, billed by use' },
  transcription: { name: 'A speech-to-text key', note: 'Writes down what is said, billed by use' },
  adLibrary: {
    name: 'Access to the Meta Ad Library',
    note: 'Its own interface gives ordinary ads of the UK and the EU only. For US ads you need a paid data service.',
  },
  sheet: { name: 'A spreadsheet', note: 'Such as Google Sheets' },
  storage: { name: 'A file folder', note: 'Such as Google Drive' },
  videoEditing: {
    name: 'A video editing tool',
    note: 'Joins clips, sound and text: billed by use, or FFmpeg on your own server',
  },
  webSearch: { name: 'A web search key', note: 'Finds sources, billed by use' },
  audioAnalysis: { name: 'An audio analysis tool', note: 'Finds tempo and sections; ask who bills for it' },
  channels: { name: 'Your social media accounts', note: 'Connected for posting' },
} as const satisfies Record<string, { name: string; note: string }>;

export type WorkflowNeed = keyof typeof workflowNeeds;
