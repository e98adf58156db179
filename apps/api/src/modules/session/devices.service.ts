import type { SignedInDevice, SignedInDevices } from '@vetka/domain/session';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/refusal.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';

/** «Chrome, Windows»: the browser by its user agent, without versions. */
export async function deviceName(userAgent: string | null): Promise<string | null> {
  if (!userAgent) return null;
  // Few requests list devices.
  const { default: Bowser } = await import('bowser');
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || null;
}

const gone = () => notFound('session.no-device', 'На этом устройстве вы уже вышли');

/** Browsers in which a person is signed in. */
export class DevicesService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async list({ id, sessionId }: SignedIn): Promise<SignedInDevices> {
    const rows = await this.#app.sessions.listOf(id, sessionId);
    const devices = rows.map(async (row): Promise<SignedInDevice> => ({
      id: row.id,
      name: await deviceName(row.userAgent),
      isCurrent: row.id === sessionId,
      lastSeenAt: row.lastSeenAt.toISOString(),
    }));
    return { data: await Promise.all(devices) };
  }

  async endOthers(user: SignedIn): Promise<SignedInDevices> {
    await this.#app.sessions.endOthers(user.id, user.sessionId);
    return this.list(user);
  }

  /** Signs out on another device; here it is done by `session.signOut`, which also clears the cookie. @throws 404 */
  async end(user: SignedIn, id: number): Promise<SignedInDevices> {
    if (id === user.sessionId || !(await this.#app.sessions.endOne(user.id, id))) throw gone();
    return this.list(user);
  }
}
