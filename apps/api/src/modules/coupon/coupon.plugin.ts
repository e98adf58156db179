import fp from 'fastify-plugin';
import { CouponService } from './coupon.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    coupon: CouponService;
  }
}

export const couponPlugin = fp(
  async (app) => {
    app.decorate('coupon', new CouponService(app));
  },
  { name: 'coupon', dependencies: ['database'] },
);
