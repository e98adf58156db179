import { randomUUID } from 'node:crypto';
import type { CreateOrder, Order } from '@vetka/domain/order';
import { ask } from './asking.ts';
import { Violation } from './conductor.ts';
import type { Intention } from './intentions.ts';
import type { CustomerPlan, CustomerStep } from './plan.ts';
import { copyOf, type Scene } from './scene.ts';

/** Kopecks; see the fixture of the market. */
const deliveryPrice = 30_000;

/** The checkout page as it was before the simulation started. */
async function bodyOf({ stage, copies }: Scene, userId: number): Promise<CreateOrder> {
  const { market, florist, baker } = stage.shops;
  const [app] = copies;
  if (!app) throw new Error('No copy of the program runs.');
  const { carts } = await app.cart.readOf(app.db, { userId }, false);
  const total = carts.reduce((sum, { totalAfterDiscount }) => sum + totalAfterDiscount + deliveryPrice, 0);
  const wishes = carts.map(({ cartId, service }) => market.wish(cartId, service.id === florist.id ? florist : baker));
  return { orders: wishes, expectedTotal: total, email: '', hasConsent: true };
}

interface Checkout {
  scene: Scene;
  intention: Intention<number>;
  body: CreateOrder;
}

async function press({ scene, intention, body }: Checkout, copy: number): Promise<Order | undefined> {
  const checkout = { userId: intention.userId, cityId: null, body, ip: '127.0.0.1', userAgent: null };
  const wasAnswered = intention.answers.length > 0;
  const outcome = await ask(() => copyOf(scene, copy).customerOrders.create(checkout, intention.key));
  if (outcome.kind === 'unknown') intention.isUnknown = true;
  if (outcome.kind === 'refused' && wasAnswered)
    throw new Violation(`An order that is made was refused to the browser that asks again: ${outcome.refusal.message}`);
  if (outcome.kind !== 'answered') return undefined;
  intention.answers.push(outcome.value.orderId);
  return outcome.value;
}

/** Presses «Оформить», which may reach both replicas at once. */
async function order(
  checkout: Checkout,
  name: string,
  { presses, asksAgain }: CustomerPlan,
): Promise<Order | undefined> {
  const { conductor } = checkout.scene;
  const answers = await Promise.all(
    presses.map((copy, index) => conductor.as(`${name} press ${index + 1}`, () => press(checkout, copy))),
  );
  const made = answers.find((answer) => answer !== undefined);
  if (made && asksAgain) await press(checkout, 0);
  return made;
}

const back = { origin: 'https://vetka.test', path: '/' };

async function pay(scene: Scene, userId: number, orderId: number, copy: number, card: 'good' | 'bad'): Promise<void> {
  for (let look = 0; look < 3; look += 1) {
    const outcome = await ask(() => copyOf(scene, copy).payment.init(userId, orderId, back));
    if (outcome.kind !== 'answered') return;
    const { paymentLink, status } = outcome.value;
    if (paymentLink) return scene.bank.pay(paymentLink.split('/').at(-1) ?? '', card);
    if (status !== 'CREATED') return;
    await scene.conductor.pass('waits for the page of the bank');
  }
}

async function comeBack(scene: Scene, orderId: number, copy: number): Promise<void> {
  await scene.conductor.pass('comes back from the bank');
  const lastText = 'select id from payments where order_id = $1 order by id desc limit 1';
  const { rows } = await scene.conductor.aside(() => scene.control.query<{ id: number }>(lastText, [orderId]));
  const [payment] = rows;
  if (payment) await ask(() => copyOf(scene, copy).payment.returned(payment.id));
}

async function take(
  scene: Scene,
  userId: number,
  { orderId, orderServices }: Order,
  step: CustomerStep,
): Promise<void> {
  if (step.do === 'pay') return pay(scene, userId, orderId, step.copy, step.card);
  if (step.do === 'return') return comeBack(scene, orderId, step.copy);
  const part = orderServices[step.part % orderServices.length];
  if (!part) return;
  const params = { id: orderId, serviceId: part.orderServiceId };
  await ask(() => copyOf(scene, step.copy).customerOrders.cancel(userId, params));
}

/** Orders the whole cart, and then does different things in several tabs. */
export async function buy(scene: Scene, number: number, plan: CustomerPlan): Promise<void> {
  const userId = scene.stage.customerIds[number] ?? 0;
  const body = await bodyOf(scene, userId);
  const name = `customer ${number + 1}`;
  const intention: Intention<number> = { userId, key: randomUUID(), answers: [], isUnknown: false };
  scene.orders.push(intention);
  scene.conductor.act(name, async () => {
    const placed = await order({ scene, intention, body }, name, plan);
    if (!placed) return;
    const browse = async (steps: readonly CustomerStep[]) => {
      for (const step of steps) await take(scene, userId, placed, step);
    };
    await Promise.all(plan.tabs.map((steps, tab) => scene.conductor.as(`${name} tab ${tab + 1}`, () => browse(steps))));
  });
}
