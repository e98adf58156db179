import type { OrderMaking } from '@vetka/domain/desk';
import { emptyAddress } from '@vetka/domain/place';
import { askingAt } from '../deskFixture.ts';
import { part, placed, type Made } from './desk.rows.ts';
import { on, plain, type Rows, type Thing } from './probe.ts';
import { anyone, everybody, ownerOnly } from './vocabulary.ts';
import type { World } from './world.ts';

type GiftCall = 'order.giveAddress' | 'order.readGift' | 'order.answerGift';

const tokenOf = async (world: World, { orderId, id }: Made): Promise<string> => {
  const { body } = await world.visitorOf('owner').get<OrderMaking>(`orders/${orderId}/services/${id}/making`);
  return body.addressRequest?.path?.split('#')[1] ?? '';
};

const asked: Thing<Made & { token: string }> = {
  title: 'an order whose recipient is asked for the address',
  async make(world) {
    const made = await placed(world, askingAt('+79160000002'));
    return { ...made, token: await tokenOf(world, made) };
  },
};

const address = { ...emptyAddress, city: 'Москва', formatted: 'Москва, улица Ленина, 12', intercom: '' };
const answerOf = (token: string) => ({ token, address, from: '10:00', comment: '', hasConsent: true });
const unknown = '0'.repeat(32);

/** Whoever has the link is the recipient. */
export const giftRows: Pick<Rows<'order'>, GiftCall> = {
  'order.giveAddress': [on(asked, ownerOnly, (made) => ({ ...part(made), body: { address } }))],
  'order.readGift': [
    on(asked, anyone, ({ token }) => ({ body: { token } })),
    plain(everybody(404), () => ({ body: { token: unknown } }), 'an unknown link'),
  ],
  'order.answerGift': [
    on(asked, anyone, ({ token }) => ({ body: answerOf(token) })),
    plain(everybody(404), () => ({ body: answerOf(unknown) }), 'an unknown link'),
  ],
};
