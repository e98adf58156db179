import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { noSession, type RequestSession } from './request-session.ts';
import { nameInLog } from './auth-log.ts';
import { readCookie } from './session-cookie.ts';
import { idleMs } from './session-lifetime.ts';
import { deleteEndedSessions } from './session.repository.ts';
import { SessionService, type LoginHandler } from './session.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: SessionService;
    /** Registers a handler that runs inside the transaction of every sign-in. */
    onLogin: (handler: LoginHandler) => void;
  }
  interface FastifyRequest {
    session: RequestSession;
  }
}

const sweepEveryMs = 600_000;

/** `request.session`: read from the cookie before anything else. Without a cookie the database is not queried. */
export const sessionPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    await app.register(cookie);
    const sessions = new SessionService(app, config);
    app.decorate('sessions', sessions);
    app.decorate('onLogin', (handler: LoginHandler) => sessions.onLogin(handler));
    app.decorateRequest('session');
    app.addHook('onRequest', async (request) => {
      request.session = noSession();
      const token = readCookie('vetka_session', request, config);
      if (!token) return;
      request.session = await sessions.find(token);
      if (request.session.id !== null) nameInLog(request);
    });
    app.jobs.round(sweepEveryMs, 'session.delete-ended', () =>
      deleteEndedSessions(app.db, new Date(Date.now() - idleMs)),
    );
  },
  { name: 'session', dependencies: ['database', 'jobs', 'limits'] },
);
