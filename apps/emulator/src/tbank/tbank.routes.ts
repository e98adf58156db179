import type { FastifyInstance } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { answerThroughFaults } from '../faults/misbehave.ts';
import type { Terminal } from '../settings.ts';
import { tbankFailure } from './errors.ts';
import { initPayment, type Parameters } from './init.ts';
import { cancel, checkOrder, getState } from './moves.ts';
import { hasRightToken } from './token.ts';

type Method = (emulation: Emulation, terminal: Terminal, body: Parameters) => object;

const methods: Record<string, Method> = {
  Init: initPayment,
  GetState: getState,
  Cancel: cancel,
  CheckOrder: checkOrder,
};

/** T-Bank acquiring, version 2. */
export function tbankRoutes(app: FastifyInstance, emulation: Emulation): void {
  for (const [name, method] of Object.entries(methods)) {
    app.post<{ Body: Parameters | null }>(`/tbank/v2/${name}`, (request, reply) => {
      const body = request.body ?? {};
      const call = { provider: 'tbank', name, terminal: String(body.TerminalKey), body };
      return answerThroughFaults(emulation.faults, reply, call, () => answer(emulation, method, body));
    });
  }
}

function answer(emulation: Emulation, method: Method, body: Parameters): object {
  const terminal = emulation.settings.terminals.find(({ key }) => key === body.TerminalKey);
  if (terminal === undefined) return tbankFailure('205');
  if (terminal.isBlocked) return tbankFailure('202');
  if (!hasRightToken(body, terminal.password)) return tbankFailure('204');
  return method(emulation, terminal, body);
}
