import { addDays, dayIn } from '@vetka/domain/date';
import { deliveryChanges } from '../../src/platform/database/schema/index.ts';
import { emptyDay, plannedSlot, wayEdit, weekSlot, zoneEdit } from '../deliveryEdits.ts';
import { inTheShop, ofShop } from './desk.rows.ts';
import { on, plain, type Rows, type Thing } from './probe.ts';
import { one } from './things.ts';
import { everybody } from './vocabulary.ts';
import type { World } from './world.ts';

const managers = { ...inTheShop, shopSeller: 403 } as const;
const notFound = { ...everybody(404, { guest: 401 }), shopSeller: 403, shopCourier: 403 } as const;

interface Made {
  slug: string;
  id: number;
}

const way: Thing<Made> = {
  title: 'a way of delivery of the shop',
  make: async ({ shop }: World) => ({ slug: shop.service.slug, id: shop.deliveryId }),
};
/** The id of a delivery option of the shop, under the name of another shop. */
const misplaced: Thing<Made> = {
  title: 'a way of delivery of another shop',
  make: async ({ shop, otherShop }: World) => ({ slug: shop.service.slug, id: otherShop.deliveryId }),
};
const someDay = (): string => addDays(dayIn('Europe/Moscow'), 20);
/** An undo closes its day, so each one has a day of its own. */
let daysUsed = 0;

const change: Thing<{ slug: string; changeId: number }> = {
  title: 'a change that opened a closed day',
  async make({ db, shop, idOf }) {
    daysUsed += 1;
    const { id } = one(
      await db
        .insert(deliveryChanges)
        .values({
          serviceId: shop.id,
          userId: idOf('shopOwner'),
          kind: 'DAY',
          subject: addDays(someDay(), daysUsed),
          before: { ...emptyDay, closedReason: 'Выходной' },
          after: emptyDay,
        })
        .returning(),
    );
    return { slug: shop.service.slug, changeId: id };
  },
};

/** The orders of other rows use this option: its price and hours stay. */
const asItWas = wayEdit({
  type: 'DELIVERY',
  name: 'Курьер магазина',
  freeFrom: 500_000,
  slots: [weekSlot(), weekSlot({ from: '18:00', to: '20:00', surcharge: 15_000 })],
});

const planOf = (optionId: number) => ({
  ...emptyDay,
  plan: { name: '', capacity: null, capacityMinutes: null, ways: [{ optionId, slots: [plannedSlot()] }] },
});

/** The delivery of shops. */
export const deliveryRows: Rows<'delivery'> = {
  'delivery.plan': [plain(inTheShop, ofShop, 'the shop')],
  'delivery.history': [plain(managers, ofShop, 'the shop')],
  'delivery.addWay': [
    plain(
      managers,
      (world) => ({ ...ofShop(world), body: wayEdit({ zones: [zoneEdit({ cityId: world.shop.service.cityId })] }) }),
      'the shop',
    ),
  ],
  'delivery.changeWay': [
    on(way, managers, ({ slug, id }, { shop }) => ({
      params: { service: slug, id },
      body: { ...asItWas, zones: [zoneEdit({ cityId: shop.service.cityId })] },
    })),
    on(misplaced, notFound, ({ slug, id }) => ({ params: { service: slug, id }, body: wayEdit() })),
  ],
  'delivery.changeDay': [
    plain(
      managers,
      ({ shop }) => ({
        params: { service: shop.service.slug, day: someDay() },
        body: planOf(shop.deliveryId),
      }),
      'the shop',
    ),
    plain(
      { ...managers, shopOwner: 422, shopManager: 422 },
      ({ shop, otherShop }) => ({
        params: { service: shop.service.slug, day: someDay() },
        body: planOf(otherShop.deliveryId),
      }),
      'a way of delivery of another shop',
    ),
  ],
  'delivery.changeUsual': [
    plain(managers, (world) => ({ ...ofShop(world), body: { capacity: null, capacityMinutes: 9000 } }), 'the shop'),
  ],
  'delivery.undo': [on(change, managers, ({ slug, changeId }) => ({ params: { service: slug, changeId } }))],
};
