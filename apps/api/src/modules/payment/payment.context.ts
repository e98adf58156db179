import type { FastifyInstance } from 'fastify';
import type { PaymentBanks } from './payment.bank.ts';
import type { PaymentMoves } from './payment.moves.ts';

/** The dependencies of starting, notifications and refunds of payments. */
export interface PaymentContext {
  app: FastifyInstance;
  moves: PaymentMoves;
  banks: PaymentBanks;
}
