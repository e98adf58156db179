import fp from 'fastify-plugin';
import { GoodsService } from './goods.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    goods: GoodsService;
  }
}

export const goodsPlugin = fp(async (app) => void app.decorate('goods', new GoodsService(app)), {
  name: 'goods',
  dependencies: ['database', 'desk', 'notice'],
});
