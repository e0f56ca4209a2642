/** How leads can leave the site for the people who answer them. */
export const leadChannels = ['webhook', 'email'] as const;
export type LeadChannel = (typeof leadChannels)[number];

/**
 * The day, an ISO date, on which leads last began or ceased to be sent on by one of them; set by the operator, as the
 * privacy policy says when it changed and names who passes them on (docs/leads.md).
 */
export const leadChannelsChangedOn: string | null = null;
