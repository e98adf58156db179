import type { CallName, Shape } from '@vetka/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../database/connect.ts';
import {
  implement,
  type Agree,
  type CallOptions,
  type Input,
  type Schemas,
  type ShapeOfName,
} from '../http/implement.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import { requireUser, type SignedIn } from '../session/request-session.ts';
import { recordAct, type ActRecord, type AfterCommit } from './audit.ts';

/** An act needs a code that is not older than this (ms). */
export const actWithinMs = 12 * 60 * 60_000;

/** @throws Refusal 403 when the second factor was passed too long ago */
function requireFreshCode({ config }: FastifyInstance, { session: { secondFactorAt } }: FastifyRequest): void {
  const isFresh = secondFactorAt !== null && Date.now() - secondFactorAt.getTime() < actWithinMs;
  if (config.needsSecondFactor && !isFresh) {
    throw forbidden('session.second-factor', 'Обновите страницу и введите код из приложения');
  }
}

/** The rooms of the administration do not exist for other people. @throws Refusal 401 for guests, 404 */
function requireAdministration(request: FastifyRequest): SignedIn {
  const user = requireUser(request);
  if (!user.isAdministration) throw notFound();
  return user;
}

type Read<S extends Shape> = (input: Input<S> & { user: SignedIn }) => Promise<S['response']>;

/** Binds a call with which the administration reads. For other people the call does not exist. */
export const implementForAdministration = <N extends CallName, const B extends Schemas<ShapeOfName<N>>>(
  app: FastifyInstance,
  name: N,
  schemas: B & Agree<ShapeOfName<N>, B>,
  handler: Read<ShapeOfName<N>>,
): N =>
  implement(app, name, schemas, (input, request) => handler({ ...input, user: requireAdministration(request) }), {
    guard: requireUser,
  });

/** The author of the act, and the transaction. All writes of the act go through `tx`. */
export interface Act {
  user: SignedIn;
  tx: Transaction;
  afterCommit: AfterCommit;
}

type Write<S extends Shape> = (input: Input<S> & Act) => Promise<S['response']>;

/**
 * Binds a call with which the administration makes a change: it runs in one transaction, and is recorded in the audit
 * log.
 */
export const implementAct = <N extends CallName, const B extends Schemas<ShapeOfName<N>>>(
  app: FastifyInstance,
  name: N,
  schemas: B & Agree<ShapeOfName<N>, B>,
  record: ActRecord<Input<ShapeOfName<N>>, ShapeOfName<N>['response']>,
  handler: Write<ShapeOfName<N>>,
  options: Pick<CallOptions, 'limit'> = {},
): N =>
  implement(
    app,
    name,
    schemas,
    (input, request) => {
      const user = requireAdministration(request);
      requireFreshCode(app, request);
      return recordAct(app, { call: name, record, input, user, request }, (tx, afterCommit) =>
        handler({ ...input, user, tx, afterCommit }),
      );
    },
    { ...options, guard: requireUser },
  );
