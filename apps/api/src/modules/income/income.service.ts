import type { SellerIncomes } from '@vetka/domain/income';
import type { PageQuery } from '@vetka/domain/paging';
import type { FastifyInstance } from 'fastify';
import { gathered } from '../../platform/database/gathered.ts';
import { readIncomes } from './income.reading.ts';

/**
 * Self-employed sellers: whether they still are, and the receipts of «Мой налог» for their sales. Only workers import
 * this file.
 */
export class IncomeService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** @throws Refusal 404, 403 */
  async read({ userId, service }: { userId: number; service: string }, query: PageQuery): Promise<SellerIncomes> {
    const desk = await this.#app.desk.enter(userId, service, 'SEE_MONEY');
    return gathered(() => readIncomes(this.#app, desk.service.id, query));
  }

  /** Asks the tax service about the next person. */
  async check(): Promise<void> {
    const { checkNext } = await import('./income.people.ts');
    await checkNext(this.#app);
  }

  /** Asks people for the right to register their incomes. */
  async bind(): Promise<void> {
    const { bindPeople } = await import('./income.people.ts');
    await bindPeople(this.#app);
  }

  /** Decides which receipts are missing or wrong; does nothing where sellers issue the receipts themselves. */
  async plan(): Promise<void> {
    const { tax } = this.#app.providers;
    if (!tax.incomes || this.#app.config.legal.selfEmployedReceipts !== 'platform') return;
    const { planIncomes } = await import('./income.planning.ts');
    await planIncomes(this.#app);
  }

  /** Continues every receipt that is due. */
  async send(): Promise<void> {
    const { sendIncomes } = await import('./income.sending.ts');
    await sendIncomes(this.#app);
  }
}
