import fp from 'fastify-plugin';
import { GoodsFiles } from './goods.imports.ts';
import { GoodsService } from './goods.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    goods: GoodsService;
    goodsFiles: GoodsFiles;
  }
}

/** How soon an import goes on after a restart. */
const resumeEveryMs = 10_000;

export const goodsPlugin = fp(
  async (app) => {
    app.decorate('goods', new GoodsService(app));
    app.decorate('goodsFiles', new GoodsFiles(app));
    app.jobs.every(resumeEveryMs, 'goods.imports', () => app.goodsFiles.resume());
  },
  { name: 'goods', dependencies: ['database', 'desk', 'jobs', 'notice'] },
);
