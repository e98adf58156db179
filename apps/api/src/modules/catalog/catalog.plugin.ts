import fp from 'fastify-plugin';
import { CatalogService } from './catalog.service.ts';
import { ProductService } from './product.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    catalog: CatalogService;
    product: ProductService;
  }
}

export const catalogPlugin = fp(
  async (app) => {
    app.decorate('catalog', new CatalogService(app));
    app.decorate('product', new ProductService(app));
  },
  { name: 'catalog', dependencies: ['database', 'delivery', 'search'] },
);
