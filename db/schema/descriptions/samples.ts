import type * as samples from '@/db/schema/samples';
import type { Descriptions } from './description';

export const sampleDescriptions: Descriptions<typeof samples> = {
  sampleIds: {
    about:
      'Ids of the samples that npm run demo-data made: nobody’s visits, to try reports with. npm run demo-data -- --remove deletes them and their rows; until then they stay, so that no sample is ever taken for a person.',
    columns: {
      id: 'Of a visit, assessment or application.',
      kind: 'session, assessment or application. Bookings, purchases and events are samples when their visit or assessment is.',
      arrivedAt: 'When the sample pretends to have arrived.',
    },
  },
};
