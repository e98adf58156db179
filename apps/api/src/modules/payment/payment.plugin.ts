import fp from 'fastify-plugin';
import { deleteStrayNotifications } from './payment.retention.ts';
import { PaymentService } from './payment.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    payment: PaymentService;
  }
}

const roundEveryMs = 15_000;
const dayMs = 86_400_000;

export const paymentPlugin = fp(
  async (app) => {
    const payment = new PaymentService(app);
    app.decorate('payment', payment);
    app.order.onCancel((cancellation) => payment.onCancel(cancellation));
    app.jobs.round(roundEveryMs, 'payment.poll', () => payment.poll(), 'bank');
    app.jobs.round(roundEveryMs, 'payment.expire', () => payment.expire(), 'bank');
    app.jobs.round(roundEveryMs, 'payment.refund', () => payment.refund(), 'bank');
    app.jobs.round(dayMs, 'payment.forget-notifications', () => deleteStrayNotifications(app.db));
  },
  { name: 'payment', dependencies: ['database', 'jobs', 'order', 'ledger', 'notice', 'receipt'] },
);
