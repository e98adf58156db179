import fp from 'fastify-plugin';
import { CardStore } from './card.store.ts';
import { CatalogService } from './catalog.service.ts';
import { countPopularity, countPopularityMs } from './popularity.ts';
import { ProductService } from './product.service.ts';
import { TodayStore } from './today.store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    catalog: CatalogService;
    product: ProductService;
  }
}

export const catalogPlugin = fp(
  async (app) => {
    const cards = new CardStore(app);
    app.jobs.round(countPopularityMs, 'catalog.popularity', () => countPopularity(app.db));
    app.decorate('catalog', new CatalogService(app, cards, new TodayStore(app)));
    app.decorate('product', new ProductService(app, cards));
  },
  { name: 'catalog', dependencies: ['database', 'jobs', 'changes', 'delivery', 'search'] },
);
