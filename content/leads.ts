/** How leads can leave the site for the people who answer them. */
export const leadChannels = ['webhook', 'email'] as const;
export type LeadChannel = (typeof leadChannels)[number];
