import fp from 'fastify-plugin';
import { resumeImports } from './goods.import.resume.ts';
import type { GoodsFiles } from './goods.imports.ts';
import { refreshKeywords } from './goods.keywords.ts';
import { GoodsService } from './goods.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    goods: GoodsService;
    /** Loads the code of files at the first use: few requests need it. */
    goodsFiles: () => Promise<GoodsFiles>;
  }
}

/** How soon an import goes on after a restart. */
const resumeEveryMs = 10_000;
/** How soon search words are updated that a stopped process has left. */
const keywordsEveryMs = 60_000;

export const goodsPlugin = fp(
  async (app) => {
    app.decorate('goods', new GoodsService(app));
    app.decorate('goodsFiles', async () => new (await import('./goods.imports.ts')).GoodsFiles(app));
    app.jobs.every(resumeEveryMs, 'goods.imports', () => resumeImports(app));
    app.jobs.round(keywordsEveryMs, 'goods.keywords', () => refreshKeywords(app.db));
  },
  { name: 'goods', dependencies: ['database', 'desk', 'jobs', 'notice'] },
);
