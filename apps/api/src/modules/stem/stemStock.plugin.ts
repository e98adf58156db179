import fp from 'fastify-plugin';
import { lockGoods } from './stem.locking.ts';
import { findStemNeeds } from './stem.needs.ts';
import { refreshProducts, restorePrices } from './stem.refresh.ts';
import { consumeStems, planStems, releaseStems, reserveStems } from './stem.reserving.ts';

/** The stems of products, for other modules: all but `needs` work in the caller's transaction. */
const stemStock = {
  lock: lockGoods,
  plan: planStems,
  reserve: reserveStems,
  release: releaseStems,
  consume: consumeStems,
  needs: findStemNeeds,
  refresh: refreshProducts,
  restorePrices,
};

declare module 'fastify' {
  interface FastifyInstance {
    stemStock: typeof stemStock;
  }
}

export const stemStockPlugin = fp(async (app) => void app.decorate('stemStock', stemStock), { name: 'stemStock' });
