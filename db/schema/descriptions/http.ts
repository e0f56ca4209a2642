import type * as http from '@/db/schema/http';
import type { Descriptions } from './description';

export const httpDescriptions: Descriptions<typeof http> = {
  siteSecrets: {
    about: 'Secrets all instances share, made by whichever needs one first. For nobody to read but the site.',
    columns: { name: 'What it is for.', value: 'Secret: 32 random bytes in base64url.' },
  },
  addressSalts: {
    about: 'What turns visitors’ addresses into codes for one day. Deleted the day after.',
    columns: { day: 'The day, UTC.', salt: 'Secret: 32 random bytes in base64url.' },
  },
  writeLimits: {
    about:
      'Writes counted for each client, so that all instances limit them together. Written by the rate limiter.',
    columns: {
      key: 'Kind of write and the day’s code of the client’s network; probe is the readiness check’s own.',
      points: 'Writes counted in the window.',
      expire: 'End of the window, milliseconds since 1970; the row goes an hour later.',
    },
  },
};
