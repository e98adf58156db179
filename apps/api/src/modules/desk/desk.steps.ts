import { timingSafeEqual } from 'node:crypto';
import { answerMinutes, deskStepRules, disputeDays, type DeskStep, type DeskStepType } from '@vetka/domain/desk';
import { waitOf } from '@vetka/domain/writing';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { deskStepsTaken, orderPhotos } from '../../platform/database/schema/desk.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { retrySecondsOf } from '../../platform/limits/limiter.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import { requireRight, type Desk } from './desk.access.ts';
import { inDays, inMinutes, startClocks, stopClocks } from './desk.clocks.ts';
import { notifyOfOrder } from './desk.events.ts';
import { lockOrder, type LockedOrder } from './desk.locking.ts';
import { deskMessages } from './desk.messages.ts';
import { DeskNotices } from './desk.notices.ts';
import { requireRow } from './desk.order.ts';
import { startDelivering } from './desk.overdue.ts';
import { findPeople } from './desk.people.ts';
import type { DeskRow } from './desk.rows.ts';
import { isTaken, mayDeliver, momentTaken, newHandoverCode, requireStep, rightOf } from './desk.step.checks.ts';

type Part = DeskRow['part'];
type Order = LockedOrder;
type FollowUps = Awaited<ReturnType<FastifyInstance['order']['cancelPart']>>;

/** A step being taken. Its order is locked. */
interface Taking {
  app: FastifyInstance;
  tx: Transaction;
  desk: Desk;
  order: Order;
  row: DeskRow;
  body: DeskStep;
  /** When a device without a network took the step; null when it was sent at once. */
  takenAt: Date | null;
}
/** The changes of a step besides the status, and its notice. */
interface Prepared {
  change?: Partial<Part>;
  notify?: (part: Part) => Promise<void>;
}
/** Checks the input of a step. */
type Prepare = (taking: Taking) => Promise<Prepared>;

const ownPicture = async ({ tx, desk, body }: Taking): Promise<number | undefined> => {
  const ids = body.mediaFileId === undefined ? [] : [body.mediaFileId];
  const [id] = await requireOwnMedia(tx, {
    userId: desk.userId,
    serviceId: desk.service.id,
    ids,
    field: 'mediaFileId',
  });
  return id;
};

const sendPhoto: Prepare = async (taking) => {
  const { app, tx, desk, order, row } = taking;
  const mediaId = await ownPicture(taking);
  if (mediaId === undefined) throw invalid({ mediaFileId: deskMessages.photo });
  const until = inMinutes(answerMinutes);
  const orderServiceId = row.part.id;
  const [photo] = await tx
    .insert(orderPhotos)
    .values({ orderServiceId, mediaId, takenById: desk.userId, answerUntil: until })
    .returning({ id: orderPhotos.id });
  await startClocks(tx, [{ orderServiceId, kind: 'PHOTO_SILENCE', dueAt: until }]);
  return {
    notify: (part) => new DeskNotices(app).photoSent(tx, order, part, { id: photo?.id ?? 0, mediaId, until }),
  };
};

/** The courier of the service who takes it. A delivery service may take it instead; the marketplace always does. */
async function courierFor({ tx, desk, row: { part }, body }: Taking): Promise<number | null> {
  if (!desk.service.hasCouriers || part.deliveryType === 'MARKETPLACE') return null;
  if (body.courierId === undefined && part.deliveryType !== 'OWN_COURIER') return null;
  if (body.courierId === undefined) throw invalid({ courierId: deskMessages.courier });
  const people = await findPeople(tx, desk.service.id);
  const courier = people.find(({ userId, role }) => userId === body.courierId && mayDeliver(role));
  if (!courier) throw invalid({ courierId: deskMessages.unknownCourier });
  return courier.userId;
}

const handToCourier: Prepare = async (taking) => {
  const { app, tx, order, row } = taking;
  const change = { courierId: await courierFor(taking), handoverCode: newHandoverCode() };
  const notify = (part: Part) => new DeskNotices(app).onTheWay(tx, order, part, row.address?.formatted ?? '');
  return { change, notify };
};

/** @throws Refusal 422 on `code` */
function requireCode({ handoverCode }: Part, code: string): void {
  const [given, right] = [Buffer.from(code), Buffer.from(handoverCode ?? '')];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw invalid({ code: deskMessages.code });
}

/** The code that proves a delivery. A photo proves it without one: beside a photo no code is checked or counted. */
const provingCode = ({ code, mediaFileId }: DeskStep): string | undefined =>
  mediaFileId === undefined ? code : undefined;

/**
 * Counts wrong codes, before the transaction: the counter needs a connection of its own. After ten of them the refusal is
 * an error of the code, because devices repeat a 429 by themselves.
 * @throws Refusal 422 on `code`
 */
async function guardCode({ app, desk, id, code }: { app: FastifyInstance; desk: Desk; id: number; code: string }) {
  const { part } = await requireRow(app.db, desk, id);
  if (part.handoverCode === null) return;
  await app.limits
    .guess([['handoverCode', `order service ${id}`]], async () => requireCode(part, code))
    .catch((error: unknown) => {
      throw invalid({ code: deskMessages.tooManyCodes(waitOf(retrySecondsOf(error))) });
    });
}

/** The time to dispute starts when the delivery arrives here, whenever it happened: nobody loses any of it. */
const deliver: Prepare = async (taking) => {
  const { app, tx, order, row, body, takenAt } = taking;
  const mediaId = await ownPicture(taking);
  const code = provingCode(body);
  if (code !== undefined && row.part.handoverCode !== null) requireCode(row.part, code);
  // Somebody the shop has named is at the door. Without a name there is no proof of delivery.
  const needsProof = row.part.status === 'DELIVERING' && row.part.courierId !== null;
  if (needsProof && mediaId === undefined && code === undefined) {
    throw invalid({ mediaFileId: deskMessages.proof });
  }
  await stopClocks(tx, row.part.id);
  await startClocks(tx, [{ orderServiceId: row.part.id, kind: 'COMPLETE', dueAt: inDays(disputeDays) }]);
  return {
    change: {
      deliveredAt: takenAt ?? new Date(),
      deliveryPhotoMediaId: mediaId ?? null,
      handedTo: body.handedTo ?? null,
    },
    notify: (part) => new DeskNotices(app).delivered(tx, order, part),
  };
};

const accept: Prepare = async ({ app, tx, desk, order, row, takenAt }) => {
  await startDelivering(tx, row.part, desk.timeZone);
  return {
    change: { acceptedAt: takenAt ?? new Date() },
    notify: (part) => new DeskNotices(app).accepted(tx, order, part),
  };
};

const putOnShelf: Prepare = async ({ app, tx, order }) => ({
  notify: (part) => new DeskNotices(app).readyForPickup(tx, order, part),
});

/** The stems that the order has reserved are used up. */
const assemble: Prepare = async ({ app, tx, desk, row }) => {
  await app.stemStock.consume(tx, row.part.id, desk.userId);
  return {};
};

const nothing: Prepare = async () => ({});

const preparations: Record<Exclude<DeskStepType, 'DECLINE' | 'CANCEL'>, Prepare> = {
  ACCEPT: accept,
  START: assemble,
  SEND_PHOTO: sendPhoto,
  READY: nothing,
  HAND_TO_COURIER: handToCourier,
  PUT_ON_SHELF: putOnShelf,
  DELIVER: deliver,
};

const moverOf = ({ service, userId }: Desk) => ({ actorType: service.type, actorUserId: userId });

/** The offered alternative, as a message in the customer's chat. */
async function offerInChat({ app, tx, desk, order, row, body }: Taking, offer: string) {
  const text = `Заказ №\u00A0${row.part.id} собрать не сможем. Предлагаем взамен: ${offer}`;
  const message = { service: desk.service, authorId: desk.userId, userId: order.userId, clientId: body.stepId, text };
  return (await app.chat.writeForService(tx, message)).deliver;
}

async function cancel(taking: Taking): Promise<FollowUps> {
  const { app, tx, desk, order, row, body } = taking;
  const { part } = row;
  const reason = body.reason?.trim();
  if (!reason) throw invalid({ reason: deskMessages.reason });
  const offer = body.offer?.trim();
  const reasonAndOffer = offer ? `${reason}. Предлагаем: ${offer}` : reason;
  const canceller = { status: 'CANCELED_BY_SELLER', reason: reasonAndOffer, ...moverOf(desk) } as const;
  const parts = await app.order.partsOf(tx, order.id);
  const followUps = await app.order.cancelPart(tx, { order, parts, part }, canceller);
  return offer ? [...followUps, await offerInChat(taking, offer)] : followUps;
}

/** Clocks that stop with the next step. Those of an open question about a substitution and of the delivery run on. */
const stopped = ['CALL_AGAIN', 'LAST_CALL', 'CANCEL_UNACCEPTED', 'PHOTO_SILENCE', 'COMPLETE'] as const;

async function move(taking: Taking, step: keyof typeof preparations): Promise<FollowUps> {
  const { app, tx, desk, order, row, takenAt } = taking;
  const { to } = deskStepRules[step];
  await stopClocks(tx, row.part.id, stopped);
  const { change = {}, notify } = await preparations[step](taking);
  const at = takenAt && { at: takenAt };
  await app.order.move(tx, order, row.part, { to, actor: 'seller', ...moverOf(desk), change, ...at });
  const people = await findPeople(tx, desk.service.id);
  const by = people.find(({ userId }) => userId === desk.userId)?.name ?? null;
  await notifyOfOrder(tx, { ...row.part, status: to }, { by });
  await notify?.({ ...row.part, ...change, status: to });
  return [];
}

async function perform(asked: Omit<Taking, 'takenAt'>): Promise<FollowUps> {
  const { tx, desk, order, row, body } = asked;
  const { step, stepId, from } = body;
  await requireStep(tx, desk, row, body);
  const takenAt = await momentTaken(tx, row.part.id, order.paidAt, body);
  const taking = { ...asked, takenAt };
  const followUps = step === 'DECLINE' || step === 'CANCEL' ? await cancel(taking) : await move(taking, step);
  await tx.insert(deskStepsTaken).values({
    id: stepId,
    orderServiceId: row.part.id,
    userId: desk.userId,
    step,
    fromStatus: from,
    takenAt,
  });
  return followUps;
}

/**
 * Takes a step with an order service, once, in one transaction: the step with its history, clocks and notices happens
 * as a whole or not at all.
 * @throws Refusal 403 without the right, 404, 409 when the order has moved on or waits for something, 422
 */
export async function takeStep(app: FastifyInstance, desk: Desk, id: number, body: DeskStep): Promise<void> {
  const code = provingCode(body);
  if (code !== undefined) await guardCode({ app, desk, id, code });
  const followUps = await app.db.transaction(async (tx): Promise<FollowUps> => {
    const order = await lockOrder(app, tx, desk, id);
    const row = await requireRow(tx, desk, id);
    requireRight(desk, rightOf(body.step));
    if (await isTaken(tx, desk, id, body)) return [];
    return perform({ app, tx, desk, order, row, body });
  });
  app.order.followUp(followUps);
}
