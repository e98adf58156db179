import type { FastifyInstance } from 'fastify';
import type { PaymentBanks } from './payment.bank.ts';
import type { PaymentMoves } from './payment.moves.ts';

/** What starting, notifications and refunds of payments work with. */
export interface PaymentContext {
  app: FastifyInstance;
  moves: PaymentMoves;
  banks: PaymentBanks;
}
