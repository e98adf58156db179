import { addDays, dayIn } from '@vetka/domain/date';
import { deliveryChanges } from '../../src/platform/database/schema/index.ts';
import { emptyDay, wayEdit } from '../deliveryEdits.ts';
import { inTheShop, ofShop } from './desk.rows.ts';
import { on, plain, type Rows, type Thing } from './probe.ts';
import { one } from './things.ts';
import { everybody } from './vocabulary.ts';
import type { World } from './world.ts';

const managers = { ...inTheShop, shopSeller: 403 } as const;
const notFound = everybody(404, { guest: 401 });

interface Made {
  slug: string;
  id: number;
}

const way: Thing<Made> = {
  title: 'a way of delivery of the shop',
  make: async ({ shop }: World) => ({ slug: shop.service.slug, id: shop.deliveryId }),
};
/** The id of a way of the shop with the name of another shop. */
const misplaced: Thing<Made> = {
  title: 'a way of delivery of another shop',
  make: async ({ shop, otherShop }: World) => ({ slug: shop.service.slug, id: otherShop.deliveryId }),
};
const change: Thing<{ slug: string; changeId: number }> = {
  title: 'a change of the limits of usual days',
  async make({ db, shop, idOf }) {
    const none = { capacity: null, capacityMinutes: null };
    const { id } = one(
      await db
        .insert(deliveryChanges)
        .values({
          serviceId: shop.id,
          userId: idOf('shopOwner'),
          kind: 'USUAL',
          subject: '',
          before: { ...none, capacity: 40 },
          after: none,
        })
        .returning(),
    );
    return { slug: shop.service.slug, changeId: id };
  },
};

/** The delivery of shops. */
export const deliveryRows: Rows<'delivery'> = {
  'delivery.plan': [plain(inTheShop, ofShop, 'the shop')],
  'delivery.history': [plain(managers, ofShop, 'the shop')],
  'delivery.addWay': [plain(managers, (world) => ({ ...ofShop(world), body: wayEdit() }), 'the shop')],
  'delivery.changeWay': [
    on(way, managers, ({ slug, id }) => ({ params: { service: slug, id }, body: wayEdit({ price: 31_000 }) })),
    on(misplaced, notFound, ({ slug, id }) => ({ params: { service: slug, id }, body: wayEdit() })),
  ],
  'delivery.changeDay': [
    plain(
      managers,
      ({ shop }) => ({
        params: { service: shop.service.slug, day: addDays(dayIn('Europe/Moscow'), 20) },
        body: { ...emptyDay, closedReason: 'Выходной' },
      }),
      'the shop',
    ),
  ],
  'delivery.changeUsual': [
    plain(managers, (world) => ({ ...ofShop(world), body: { capacity: null, capacityMinutes: 9000 } }), 'the shop'),
  ],
  'delivery.undo': [on(change, managers, ({ slug, changeId }) => ({ params: { service: slug, changeId } }))],
};
