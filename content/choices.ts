/** What search engines and cards say of the screens on which a visitor chooses a way (R39 to R41). */
export const choiceMeta = {
  welcome: {
    metaTitle: 'Which AI Fits Me?',
    metaDescription:
      'Find the AI service that fits your business: look through all of them, or answer a few short questions and get one recommended, with the reason.',
  },
  twoChoices: {
    metaTitle: 'All AI services, or one that fits',
    metaDescription:
      'Two ways to start: see every AI service in one list, or answer a few questions and let fixed rules suggest the one that fits your business.',
  },
  smartDecision: {
    metaTitle: 'Backend or income: choose a quiz',
    metaDescription:
      'Choose what AI should help with: office work such as scheduling, invoices and repeated questions, or finding and winning new clients.',
  },
} as const;
