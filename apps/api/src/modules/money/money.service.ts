import { Readable } from 'node:stream';
import { dayIn, formatDate } from '@vetka/domain/date';
import type {
  MoneyMonth,
  MoneyMoves,
  MoneyMovesQuery,
  MoneyOrder,
  MoneyRegisterQuery,
  SellerCommission,
  SellerMoney,
  WaitingMoneyQuery,
  WaitingMoneys,
} from '@vetka/domain/ledger';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { gathered } from '../../platform/database/gathered.ts';
import { legalInfos } from '../../platform/database/schema/account.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { readBalance, readWaiting } from './money.balance.ts';
import { dayAfter, readMonths } from './money.months.ts';
import { findMoves, readMoves, startOf, type Seller } from './money.moves.ts';
import { readMoneyOrder } from './money.order.ts';
import { registerCsv, type Register } from './money.register.ts';

/** The person making the request, and the service (by slug). */
interface Asked {
  userId: number;
  service: string;
}

interface RegisterFile {
  name: string;
  contentType: string;
  content: Readable;
}

/**
 * The ledger of a seller. Nothing is computed from orders: each figure is a sum of entries. Every method throws a
 * Refusal 404 for people who do not work for the service, and 403 for those who may not see its money.
 */
export class SellersMoney {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async #enter({ userId, service }: Asked) {
    return this.#app.desk.enter(userId, service, 'SEE_MONEY');
  }

  async #seller(asked: Asked): Promise<Seller> {
    const { service, timeZone } = await this.#enter(asked);
    return { serviceId: service.id, timeZone };
  }

  async read(asked: Asked): Promise<SellerMoney> {
    const seller = await this.#seller(asked);
    return gathered(() => readBalance(this.#app, seller));
  }

  async moves(asked: Asked, query: MoneyMovesQuery): Promise<MoneyMoves> {
    return readMoves(this.#app.db, await this.#seller(asked), query);
  }

  async waiting(asked: Asked, query: WaitingMoneyQuery): Promise<WaitingMoneys> {
    return readWaiting(this.#app.db, await this.#seller(asked), query);
  }

  async order(asked: Asked, id: number): Promise<MoneyOrder> {
    return readMoneyOrder(this.#app.db, await this.#seller(asked), id);
  }

  async commission(asked: Asked): Promise<SellerCommission> {
    const seller = await this.#seller(asked);
    return gathered(() => this.#app.commission.ofSeller(seller));
  }

  async months(asked: Asked): Promise<MoneyMonth[]> {
    const seller = await this.#seller(asked);
    return readMonths(this.#app.db, seller, dayIn(seller.timeZone).slice(0, 7));
  }

  /** The library of PDF is loaded for the first one. @throws Refusal 404 for a month without a register */
  async register(asked: Asked, { month, format }: MoneyRegisterQuery): Promise<RegisterFile> {
    const register = await this.#registerOf(asked, month);
    const content =
      format === 'csv' ? registerCsv(register) : await (await import('./money.act.ts')).registerPdf(register);
    return {
      name: `vetka-${asked.service}-${month}.${format}`,
      contentType: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
      content: Readable.from([content]),
    };
  }

  async #registerOf(asked: Asked, month: string): Promise<Register> {
    const { service, timeZone } = await this.#enter(asked);
    const seller = { serviceId: service.id, timeZone };
    const span = { begins: startOf(timeZone, `${month}-01`), ends: startOf(timeZone, dayAfter(month)) };
    const { db } = this.#app;
    // One statement: the moves add up to the balances while others are written.
    const [months, moves, legal] = await gathered(() =>
      Promise.all([
        readMonths(db, seller, dayIn(timeZone).slice(0, 7)),
        findMoves(db, { ...seller, ...span }),
        this.#legalName(service.legalInfoId),
      ]),
    );
    const found = months.find((each) => each.month === month);
    if (!found) throw notFound('money.unknown-month', 'За этот месяц операций нет');
    const until =
      month === dayIn(timeZone).slice(0, 7) ? formatDate(new Date(), 'd MMMM yyyy, H:mm', { timeZone }) : null;
    return { shop: service.name, seller: legal, timeZone, until, month: found, moves: moves.toReversed() };
  }

  async #legalName(id: number | null): Promise<string> {
    if (id === null) return '';
    const [legal] = await this.#app.db.select().from(legalInfos).where(eq(legalInfos.id, id));
    return legal ? `${legal.name}, ИНН ${legal.inn}` : '';
  }
}
