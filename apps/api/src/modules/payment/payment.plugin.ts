import fp from 'fastify-plugin';
import { PaymentService } from './payment.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    payment: PaymentService;
  }
}

const roundEveryMs = 15_000;

export const paymentPlugin = fp(
  async (app) => {
    const payment = new PaymentService(app);
    app.decorate('payment', payment);
    app.order.onCancel((cancellation) => payment.onCancel(cancellation));
    app.jobs.round(roundEveryMs, 'payment.poll', () => payment.poll());
    app.jobs.round(roundEveryMs, 'payment.expire', () => payment.expire());
    app.jobs.round(roundEveryMs, 'payment.refund', () => payment.refund());
  },
  { name: 'payment', dependencies: ['database', 'jobs', 'order', 'ledger', 'notice', 'receipt'] },
);
