import {
  daysInPeriod,
  periodBefore,
  statisticsLimits,
  sumOfFigures,
  type Statistics,
  type StatisticsQuery,
} from '@vetka/domain/statistics';
import { isBot } from '@vetka/domain/visitor';
import type { FastifyInstance } from 'fastify';
import { gathered } from '../../platform/database/gathered.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { ProductCounter } from './statistics.counter.ts';
import { readDays } from './statistics.days.ts';
import { readProducts } from './statistics.products.ts';
import { readCancellations, readRatings, readSpeed, readSubscriptions } from './statistics.quality.ts';
import { spanOf } from './statistics.span.ts';

const messages = {
  order: 'Конец раньше начала',
  length: `Период – не больше ${statisticsLimits.days} дней`,
} as const;

/** @throws Refusal 422 on `to` */
function checkPeriod(query: StatisticsQuery): void {
  const days = daysInPeriod(query);
  if (days < 1) throw invalid({ to: messages.order });
  if (days > statisticsLimits.days) throw invalid({ to: messages.length });
}

/** Figures of a shop, and counters of its product pages. */
export class StatisticsService {
  readonly #app: FastifyInstance;
  readonly counter: ProductCounter;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.counter = new ProductCounter(app.db);
  }

  /** @throws Refusal 404, 403, 422 on `to` */
  async read({ userId, service }: { userId: number; service: string }, query: StatisticsQuery): Promise<Statistics> {
    const desk = await this.#app.desk.enter(userId, service, 'SEE_STATISTICS');
    checkPeriod(query);
    const { db } = this.#app;
    const span = spanOf(desk, query);
    const before = periodBefore(query, query.compare ?? 'PREVIOUS');
    const [days, daysBefore, products, cancellations, speed, ratings, subscriptions] = await gathered(() =>
      Promise.all([
        readDays(db, span),
        readDays(db, spanOf(desk, before)),
        readProducts(db, span),
        readCancellations(db, span),
        readSpeed(db, span),
        readRatings(db, span),
        readSubscriptions(db, span),
      ]),
    );
    return {
      days,
      beforeFrom: before.from,
      beforeTo: before.to,
      before: sumOfFigures(daysBefore),
      products,
      cancellations,
      speed,
      ratings,
      subscriptions,
    };
  }

  /** @returns whether the view is counted: bots are not */
  countView(productId: number, userAgent: string): boolean {
    if (isBot(userAgent)) return false;
    this.counter.countView(productId);
    return true;
  }
}
