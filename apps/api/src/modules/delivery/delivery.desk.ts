import { dayIn, mondayOf } from '@vetka/domain/date';
import {
  deliveryLimits,
  type ChangeDeliveryDay,
  type ChangedDelivery,
  type ChangeDeliveryWay,
  type ChangeUsualDay,
  type DayLimits,
  type DeliveryHistory,
  type DeliveryPlan,
  type DeliveryPlanQuery,
  type DeliveryWayEdit,
} from '@vetka/domain/delivery';
import type { DeskRight } from '@vetka/domain/desk';
import type { PageQuery } from '@vetka/domain/paging';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../platform/database/connect.ts';
import { gathered } from '../../platform/database/gathered.ts';
import { deliveryOptions } from '../../platform/database/schema/delivery.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { lockChange, markUndone, readHistory, recordChange, requireVersion } from './delivery.changes.ts';
import { planMessages } from './delivery.checks.ts';
import { readDay, readUsual, requireFutureDay, writeDay } from './delivery.days.ts';
import { editOf, readWays, writeWay } from './delivery.ways.ts';
import { readWeek } from './delivery.week.ts';
import type { DeliveryChange } from './delivery.wording.ts';

/** The person making the request and the shop (by slug). */
interface Asked {
  userId: number;
  service: string;
}
interface Editor {
  serviceId: number;
  userId: number;
  cityId: number;
  cityName: string;
  /** In the shop's city. */
  today: string;
  /** The limits of a day without a plan of its own. */
  usual: DayLimits;
}

/** Serializes changes with each other and with checkouts. */
const lockOptions = (tx: Transaction, serviceId: number) =>
  tx
    .select({ id: deliveryOptions.id })
    .from(deliveryOptions)
    .where(eq(deliveryOptions.serviceId, serviceId))
    .orderBy(asc(deliveryOptions.id))
    .for('no key update');

/** @throws Refusal 404 for a way of another shop */
async function findWay(tx: Transaction, serviceId: number, id: number): Promise<DeliveryWayEdit> {
  const way = (await readWays(tx, serviceId)).find((each) => each.id === id);
  if (!way) throw notFound('delivery.unknown-way', planMessages.unknownWay);
  return editOf(way);
}

/** The current state of the subject of a change. */
const present = ({ kind, subject }: DeliveryChange, tx: Transaction, serviceId: number) => {
  if (kind === 'WAY') return findWay(tx, serviceId, Number(subject));
  return kind === 'DAY' ? readDay(tx, serviceId, subject) : readUsual(tx, serviceId);
};

async function restore(
  { desk, service }: FastifyInstance,
  tx: Transaction,
  { serviceId, today }: Editor,
  change: DeliveryChange,
): Promise<void> {
  if (change.kind === 'WAY' && change.before) await writeWay(tx, serviceId, Number(change.subject), change.before);
  if (change.kind === 'USUAL') await service.limitDays(tx, serviceId, change.before);
  if (change.kind !== 'DAY') return;
  requireFutureDay(change.subject, today);
  await desk.changeHours(tx, serviceId, () => writeDay(tx, serviceId, change.subject, change.before));
}

/**
 * The delivery of a shop as its managers set it up. Every method throws a Refusal 404 for people who do not work for the
 * shop, and 403 for those without the right. Changes never touch orders already made.
 */
export class DeliveryDesk {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async plan(asked: Asked, { day }: DeliveryPlanQuery): Promise<DeliveryPlan> {
    const { serviceId, cityId, cityName, today, usual } = await this.#editor(asked, 'SEE_ORDERS');
    const { db } = this.#app;
    const monday = mondayOf(day ?? today);
    const [ways, limits, week] = await gathered(() =>
      Promise.all([
        readWays(db, serviceId),
        // In the same statement as the versions: limits that are older than theirs could be saved unnoticed.
        readUsual(db, serviceId),
        readWeek(db, { serviceId, monday, usual }, today),
      ]),
    );
    const { versionOf } = week;
    const isAhead = (each: { day: string }) => each.day >= today;
    return {
      today,
      city: { id: cityId, name: cityName },
      ways: ways.map((way) => ({ ...way, version: versionOf({ kind: 'WAY', subject: String(way.id) }) })),
      usual: { ...limits, version: versionOf({ kind: 'USUAL', subject: '' }) },
      plannedDays: week.planned.filter(isAhead).map((each) => ({ day: each.day, name: each.name })),
      closedDays: week.closed.filter(isAhead).toSorted((one, other) => one.day.localeCompare(other.day)),
      days: week.days,
    };
  }

  async history(asked: Asked, query: PageQuery): Promise<DeliveryHistory> {
    const { serviceId, today } = await this.#editor(asked, 'CHANGE_SETTINGS');
    return readHistory(this.#app.db, serviceId, today, query);
  }

  /** @throws Refusal 409 when there are too many, 422 on a field */
  addWay(asked: Asked, edit: DeliveryWayEdit): Promise<ChangedDelivery> {
    return this.#change(asked, async (tx, { serviceId }) => {
      if ((await readWays(tx, serviceId)).length >= deliveryLimits.ways) {
        throw conflict('delivery.too-many-ways', planMessages.tooManyWays);
      }
      const id = await writeWay(tx, serviceId, null, edit);
      return { kind: 'WAY', subject: String(id), before: null, after: await findWay(tx, serviceId, id) };
    });
  }

  /** @throws Refusal 404 for a way of another shop, 409 when it was changed since that version, 422 on a field */
  changeWay(asked: Asked, id: number, { version, ...edit }: ChangeDeliveryWay): Promise<ChangedDelivery> {
    return this.#change(asked, async (tx, { serviceId }) => {
      const before = await findWay(tx, serviceId, id);
      const way = { kind: 'WAY', subject: String(id) } as const;
      await requireVersion(tx, serviceId, way, version);
      await writeWay(tx, serviceId, id, { ...before, ...edit });
      return { ...way, before, after: await findWay(tx, serviceId, id) };
    });
  }

  /** @throws Refusal 409 for a day that is over or was changed since that version, 422 on a field */
  changeDay(asked: Asked, day: string, { version, ...edit }: ChangeDeliveryDay): Promise<ChangedDelivery> {
    return this.#change(asked, async (tx, { serviceId, today }) => {
      requireFutureDay(day, today);
      await requireVersion(tx, serviceId, { kind: 'DAY', subject: day }, version);
      const before = await readDay(tx, serviceId, day);
      await this.#app.desk.changeHours(tx, serviceId, () => writeDay(tx, serviceId, day, edit));
      return { kind: 'DAY', subject: day, before, after: await readDay(tx, serviceId, day) };
    });
  }

  /** @throws Refusal 409 when they were changed since that version */
  changeUsual(asked: Asked, { version, ...limits }: ChangeUsualDay): Promise<ChangedDelivery> {
    return this.#change(asked, async (tx, { serviceId }) => {
      await requireVersion(tx, serviceId, { kind: 'USUAL', subject: '' }, version);
      const before = await readUsual(tx, serviceId);
      await this.#app.service.limitDays(tx, serviceId, limits);
      return { kind: 'USUAL', subject: '', before, after: await readUsual(tx, serviceId) };
    });
  }

  /** @throws Refusal 404 for a change of another shop, 409 when it was undone, changed again or is too old */
  async undo(asked: Asked, changeId: number): Promise<ChangedDelivery> {
    const editor = await this.#editor(asked, 'CHANGE_SETTINGS');
    await this.#app.db.transaction(async (tx) => {
      await lockOptions(tx, editor.serviceId);
      const change = await lockChange(tx, editor.serviceId, changeId);
      if (!isDeepStrictEqual(await present(change, tx, editor.serviceId), change.after)) {
        throw conflict('delivery.changed-since', planMessages.changedSince);
      }
      await restore(this.#app, tx, editor, change);
      await markUndone(tx, changeId);
      await this.#app.desk.reportSettingsChange(tx, editor.serviceId, editor.userId);
    });
    return { changeId: null };
  }

  async #change(
    asked: Asked,
    write: (tx: Transaction, editor: Editor) => Promise<DeliveryChange>,
  ): Promise<ChangedDelivery> {
    const editor = await this.#editor(asked, 'CHANGE_SETTINGS');
    const changeId = await this.#app.db.transaction(async (tx) => {
      await lockOptions(tx, editor.serviceId);
      const change = await write(tx, editor);
      await this.#app.desk.reportSettingsChange(tx, editor.serviceId, editor.userId);
      return recordChange(tx, editor, change);
    });
    return { changeId };
  }

  async #editor({ userId, service }: Asked, right: DeskRight): Promise<Editor> {
    const desk = await this.#app.desk.enter(userId, service, right);
    const { id: serviceId, cityId, dayCapacity: capacity, dayCapacityMinutes: capacityMinutes } = desk.service;
    const usual = { capacity, capacityMinutes };
    return { serviceId, userId, cityId, cityName: desk.cityName, today: dayIn(desk.timeZone), usual };
  }
}
