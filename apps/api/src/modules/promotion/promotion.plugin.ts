import fp from 'fastify-plugin';
import { followAllPromotions } from './promotion.following.ts';
import { PromotionService } from './promotion.service.ts';
import { proposeToNewShops } from './promotion.notices.ts';

declare module 'fastify' {
  interface FastifyInstance {
    promotion: PromotionService;
  }
}

const minuteMs = 60_000;

export const promotionPlugin = fp(
  async (app) => {
    app.decorate('promotion', new PromotionService(app));
    app.jobs.round(minuteMs, 'promotion.prices', () => followAllPromotions(app));
    app.jobs.round(minuteMs, 'promotion.proposals', () => proposeToNewShops(app));
  },
  { name: 'promotion', dependencies: ['database', 'jobs', 'desk', 'stemStock', 'notice'] },
);
