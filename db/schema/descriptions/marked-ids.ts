import type * as markedIds from '@/db/schema/marked-ids';
import type { Descriptions } from './description';

export const markedIdDescriptions: Descriptions<typeof markedIds> = {
  sampleIds: {
    about:
      'Ids of the samples that npm run demo-data made: nobody’s visits, to try reports with. npm run demo-data -- --remove deletes them and their rows; until then they stay, so that no sample is ever taken for a person.',
    columns: {
      id: 'Of a visit, assessment or application.',
      kind: 'session, assessment or application. Bookings, purchases and events are samples when their visit or assessment is.',
      arrivedAt: 'When the sample pretends to have arrived.',
    },
  },
  erasedIds: {
    about:
      'Ids of what npm run erase deleted: what arrives under them later is not stored. Deleted 13 months after the erasure.',
    columns: {
      id: 'Of a visit, journey, assessment or application; of a booking, purchase or refund the MD5 of the provider’s id.',
      erasedAt: 'When it was erased (server).',
    },
  },
};
