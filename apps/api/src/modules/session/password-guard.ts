import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Counter } from '../../platform/limits/limiter.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { readDevice } from '../../platform/session/device.ts';

type Login = Awaited<ReturnType<FastifyInstance['account']['findLogin']>>;

/**
 * The counters of a password attempt. Strangers share one counter per account, however they spell its login. A device
 * that the person has signed in from has its own, so nobody can lock them out of it.
 */
export function countersOf(app: FastifyInstance, request: FastifyRequest, { key, account }: Login): readonly Counter[] {
  const device = readDevice(request, app.config);
  const isKnown = device !== undefined && account !== undefined && device.userIds.includes(account.id);
  return [
    ['passwordFromAddress', networkOf(request.ip)],
    isKnown ? ['passwordOnDevice', `${device.id} ${key}`] : ['passwordOfAccount', key],
  ];
}
