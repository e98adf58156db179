import fp from 'fastify-plugin';
import { lockGoods } from './stem.locking.ts';
import { consumeStems, planStems, releaseStems, reserveStems } from './stem.reserving.ts';

/** The stems of products as orders take and return them, in the order's transaction. */
const stemStock = {
  lock: lockGoods,
  plan: planStems,
  reserve: reserveStems,
  release: releaseStems,
  consume: consumeStems,
};

declare module 'fastify' {
  interface FastifyInstance {
    stemStock: typeof stemStock;
  }
}

export const stemStockPlugin = fp(async (app) => void app.decorate('stemStock', stemStock), { name: 'stemStock' });
