import type {
  AnswerDispute,
  AnswerPhoto,
  AnswerSubstitution,
  DecideDispute,
  DeskCalendar,
  DeskCalendarQuery,
  DeskOrder,
  DeskPerson,
  DeskPlace,
  DeskQueue,
  DeskQueueQuery,
  DeskRefund,
  DeskRight,
  DeskSettings,
  DeskSettingsUpdate,
  DeskStep,
  DeskStop,
  DeskStopsQuery,
  DisputePage,
  DisputeRow,
  DisputesQuery,
  OpenDispute,
  OrderMaking,
  ProposeSubstitution,
  SubstitutionParams,
} from '@vetka/domain/desk';
import type { OrderServiceParams } from '@vetka/domain/order';
import type { FastifyInstance } from 'fastify';
import type { Act } from '../../platform/administration/implement.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import type { LiveSource } from '../../platform/live/streams.ts';
import { findDesk, requireRight, type Asked, type Desk } from './desk.access.ts';
import { readCalendar } from './desk.calendar.ts';
import { answerDispute, decideDispute, openDispute } from './desk.dispute.ts';
import { countDisputes, readDispute, readDisputes } from './desk.disputes.ts';
import { liveDesk, notifyOfSettings, notifyOfTeam } from './desk.events.ts';
import { Gifts } from './desk.gifts.ts';
import { changeHours } from './desk.hours.change.ts';
import { readMaking } from './desk.making.ts';
import { readOrder } from './desk.order.ts';
import { findPeople, findWithRight, nameOfUser } from './desk.people.ts';
import { answerPhoto } from './desk.photo.answer.ts';
import { readPlaces } from './desk.places.ts';
import { readQueue } from './desk.queue.ts';
import { refundOrder } from './desk.refund.ts';
import { ringClocks } from './desk.ringing.ts';
import { changeSettings, settingsOf } from './desk.settings.ts';
import { SavedViews } from './desk.saved-views.ts';
import { takeStep } from './desk.steps.ts';
import { readStops } from './desk.stops.ts';
import { proposeSubstitution } from './desk.substitution.propose.ts';
import { answerSubstitution } from './desk.substitution.ts';
import { withRight } from './desk.notify.ts';

/**
 * The desks of services, where people who make and deliver orders work. Every method throws a Refusal 404 for people
 * who do not work for the service, and 403 for those without the right.
 */
export class Desks {
  /** Views of lists that people have saved. */
  readonly views: SavedViews;
  readonly gifts: Gifts;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.gifts = new Gifts(app);
    this.views = new SavedViews(app.db, (asked, right) => this.#enter(asked, right));
  }

  places(userId: number): Promise<DeskPlace[]> {
    return readPlaces(this.#app.db, userId);
  }

  async queue(asked: Asked, query: DeskQueueQuery): Promise<DeskQueue> {
    return readQueue(this.#app.db, await this.#enter(asked, 'SEE_ORDERS'), query);
  }

  /** The week around a day, this week by default. */
  async calendar(asked: Asked, { day }: DeskCalendarQuery): Promise<DeskCalendar> {
    return readCalendar(this.#app, await this.#enter(asked, 'SEE_ORDERS'), day);
  }

  /** A courier reads only the orders assigned to them. */
  async order(asked: Asked, id: number): Promise<DeskOrder> {
    return readOrder(this.#app.db, await this.#enter(asked, 'DELIVER_ORDERS'), id);
  }

  /** Takes a step once. @throws Refusal 409 when the order has moved on or waits for something, 422 */
  async step(asked: Asked, id: number, body: DeskStep): Promise<DeskOrder> {
    const desk = await this.#enter(asked, 'DELIVER_ORDERS');
    await takeStep(this.#app, desk, id, body);
    return readOrder(this.#app.db, desk, id);
  }

  /** Returns a part of what was paid, once per `refundId`. @throws Refusal 409, 422 on the line */
  async refund(asked: Asked, id: number, body: DeskRefund): Promise<DeskOrder> {
    const desk = await this.#enter(asked, 'REFUND_ORDERS');
    await refundOrder(this.#app, desk, id, body);
    return readOrder(this.#app.db, desk, id);
  }

  /** @throws Refusal 403 on a refund; 409 when the shop, the customer or the moment does not allow it; 422 */
  async substitute(asked: Asked, id: number, body: ProposeSubstitution): Promise<DeskOrder> {
    const desk = await this.#enter(asked, 'MAKE_ORDERS');
    await proposeSubstitution(this.#app, desk, id, body);
    return readOrder(this.#app.db, desk, id);
  }

  /** @throws Refusal 409 when it is answered or decided */
  async answerDispute(asked: Asked, id: number, body: AnswerDispute): Promise<DeskOrder> {
    const desk = await this.#enter(asked, 'REFUND_ORDERS');
    await answerDispute(this.#app, desk, id, body);
    return readOrder(this.#app.db, desk, id);
  }

  /** Disputes of the whole marketplace, for the administration. */
  disputes(query: DisputesQuery): Promise<DisputePage> {
    return readDisputes(this.#app.db, query);
  }

  /** How many disputes of the whole marketplace are open. */
  countDisputes(): Promise<number> {
    return countDisputes(this.#app.db);
  }

  /** @throws Refusal 404, 409 when it is decided already, 422 on `refund` */
  async decideDispute(act: Act, id: number, body: DecideDispute): Promise<DisputeRow> {
    await decideDispute(this.#app, act, id, body);
    return readDispute(act.tx, id);
  }

  async people(asked: Asked): Promise<DeskPerson[]> {
    const { service } = await this.#enter(asked, 'SEE_ORDERS');
    return findPeople(this.#app.db, service.id);
  }

  async settings(asked: Asked): Promise<DeskSettings> {
    return settingsOf(await this.#enter(asked, 'SEE_ORDERS'));
  }

  /** @throws Refusal 422 on `opensAt` or `closesAt` */
  async changeSettings(asked: Asked, update: DeskSettingsUpdate): Promise<DeskSettings> {
    return changeSettings(this.#app, await this.#enter(asked, 'CHANGE_SETTINGS'), update);
  }

  /** The caller's own deliveries of a day, today's by default. */
  async stops(asked: Asked, { day }: DeskStopsQuery): Promise<DeskStop[]> {
    return readStops(this.#app.db, await this.#enter(asked, 'DELIVER_ORDERS'), day);
  }

  /** Live events of a desk. A change of the person's role ends the stream, and the browser opens another. */
  async events(asked: Asked): Promise<LiveSource> {
    const desk = await this.#enter(asked, 'DELIVER_ORDERS');
    const hasSameRole = ({ role }: Desk): boolean => role === desk.role;
    const isAllowed = () => this.#enter(asked, 'DELIVER_ORDERS').then(hasSameRole, () => false);
    return { ...liveDesk(desk), isAllowed };
  }

  /** How the customer's own order service is being made. @throws Refusal 404 */
  making(userId: number, params: OrderServiceParams): Promise<OrderMaking> {
    return readMaking(this.#app, userId, params);
  }

  /** @throws Refusal 404, 409 for an older photo, another answer or a second redo, 422 on `words` */
  async answerPhoto(userId: number, params: OrderServiceParams, body: AnswerPhoto): Promise<OrderMaking> {
    await answerPhoto(this.#app, userId, params, body);
    return this.making(userId, params);
  }

  /** @throws Refusal 404, 409 for another answer, 422 on `chosen` */
  async answerSubstitution(userId: number, params: SubstitutionParams, body: AnswerSubstitution): Promise<OrderMaking> {
    await answerSubstitution(this.#app, userId, params, body);
    return this.making(userId, params);
  }

  /** @throws Refusal 404, 409 before the delivery, after the days or for a second dispute, 422 */
  async openDispute(userId: number, params: OrderServiceParams, body: OpenDispute): Promise<OrderMaking> {
    await openDispute(this.#app, userId, params, body);
    return this.making(userId, params);
  }

  /** Runs every due clock. */
  ringClocks(): Promise<void> {
    return ringClocks(this.#app);
  }

  /** A service's desk for another module. @throws Refusal 404 for people who do not work for it, 403 without the right */
  enter(userId: number, service: string, right: DeskRight): Promise<Desk> {
    return this.#enter({ userId, service }, right);
  }

  /** Makes a change after which a service works at other times. The deadlines of its new orders move with it. */
  changeHours<T>(tx: Transaction, serviceId: number, change: () => Promise<T>): Promise<T> {
    return changeHours(tx, serviceId, change);
  }

  /** The people of a service who have a right, by their ids. */
  async idsWithRight(db: Executor, serviceId: number, right: DeskRight): Promise<number[]> {
    const people = await findPeople(db, serviceId);
    return people.filter(withRight(right)).map(({ userId }) => userId);
  }

  /** The people of several services who have a right there. */
  peopleWithRight(db: Executor, serviceIds: readonly number[], right: DeskRight) {
    return findWithRight(db, serviceIds, right);
  }

  /** Notifies open desks that the team has changed, once the transaction is committed. */
  async reportTeamChange(tx: Transaction, serviceId: number, userId: number): Promise<void> {
    await notifyOfTeam(tx, serviceId, await nameOfUser(tx, userId));
  }

  /** Notifies open desks that the shop works or delivers in another way, once the transaction is committed. */
  async reportSettingsChange(tx: Transaction, serviceId: number, userId: number): Promise<void> {
    await notifyOfSettings(tx, serviceId, await nameOfUser(tx, userId));
  }

  async #enter({ userId, service }: Asked, right: DeskRight): Promise<Desk> {
    const desk = await findDesk(this.#app.db, service, userId);
    requireRight(desk, right);
    return desk;
  }
}
