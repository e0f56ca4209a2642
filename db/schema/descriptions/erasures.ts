import type * as erasures from '@/db/schema/erasures';
import type { Descriptions } from './description';

export const erasureDescriptions: Descriptions<typeof erasures> = {
  erasedIds: {
    about:
      'Ids of what npm run erase deleted: what arrives under them later is not stored. Deleted 13 months after the erasure.',
    columns: {
      id: 'Of a visit, journey, assessment or application; of a booking, purchase or refund the MD5 of the provider’s id.',
      erasedAt: 'When it was erased (server).',
    },
  },
};
