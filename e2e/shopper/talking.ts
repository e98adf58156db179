import { expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import type { Site } from './site.ts';

declare global {
  interface Window {
    /** Notes that the page has begun to play. */
    notes?: number;
  }
}

/** The list of conversations. */
export const roomsOf = ({ main }: Site): Locator => main.getByRole('list', { name: 'Переписка' });

/** An open conversation, with the words its writer finds things by. */
export class Conversation {
  readonly site: Site;
  readonly #page: Page;

  constructor(site: Site) {
    this.site = site;
    this.#page = site.page;
  }

  get thread(): Locator {
    return this.site.main.getByRole('region', { name: 'Открытая переписка' });
  }

  get log(): Locator {
    return this.thread.getByRole('log', { name: 'Сообщения' });
  }

  get field(): Locator {
    return this.thread.getByRole('textbox', { name: 'Сообщение' });
  }

  /** What the composer says of the connection and of what was sent. */
  get state(): Locator {
    return this.thread.getByRole('form', { name: 'Новое сообщение' }).getByRole('status');
  }

  /** Messages with these words. */
  said(text: string): Locator {
    return this.log.getByRole('listitem').filter({ hasText: text });
  }

  /** Waits until what is said here is heard: a conversation is on screen sooner than its connection stands. */
  async open(path: string): Promise<void> {
    const joined = heardJoin(this.#page);
    await this.#page.goto(path);
    await expect(this.field).toBeVisible();
    await joined;
  }

  async say(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  /** The words have come, and the server has them: one's own bear a tick. Between two tries to connect lie seconds. */
  async expectStored(text: string): Promise<void> {
    const tick = this.said(text).getByRole('img', { name: /^(Отправлено|Прочитано)$/ });
    await expect(tick).toBeVisible({ timeout: 40_000 });
    await expect(this.said(text)).toHaveCount(1);
  }
}

/** The browser has asked to join a room: on a line that stands. */
function heardJoin(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (line) => {
      line.on('framesent', ({ payload }) => {
        if (String(payload).includes('"joinRoom"')) resolve();
      });
    });
  });
}

/** Before the page is opened: gives the way to cut its line and to give it back. */
export async function holdLine(page: Page): Promise<{ cut: () => Promise<void>; restore: () => Promise<void> }> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/socket\.io\//, async (line) => {
    if (isCut) return line.close({ code: 1011 });
    open.add(line);
    line.connectToServer();
  });
  // Chromium leaves lines that stand alone when it is told to be offline, and socket.io those of localhost.
  return {
    async cut() {
      isCut = true;
      await page.context().setOffline(true);
      for (const line of open) await line.close({ code: 1011 });
      open.clear();
    },
    async restore() {
      isCut = false;
      await page.context().setOffline(false);
    },
  };
}

/** Before the page is opened: the server takes nothing that is sent, and says why. */
export async function refuseMessages(page: Page, message: string): Promise<void> {
  await page.routeWebSocket(/\/socket\.io\//, (line) => {
    const server = line.connectToServer();
    line.onMessage((packet) => {
      const { clientId } = sentMessage(String(packet)) ?? {};
      if (clientId === undefined) server.send(packet);
      else line.send(`42${JSON.stringify(['error', { code: 'chat.refused', message, clientId }])}`);
    });
  });
}

/** The payload of a packet of socket.io that carries a message: `42["sendMessage",{…}]`. */
function sentMessage(packet: string): { clientId: string } | undefined {
  if (!packet.startsWith('42["sendMessage"')) return undefined;
  const [, payload] = JSON.parse(packet.slice(2)) as [string, { clientId: string }];
  return payload;
}

/** Before the page is opened: counts the notes it plays. */
export async function countNotes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.OscillatorNode.prototype.start = new Proxy(Reflect.get(OscillatorNode.prototype, 'start'), {
      apply(start: (when?: number) => void, note, when: [number?]) {
        window.notes = (window.notes ?? 0) + 1;
        return Reflect.apply(start, note, when);
      },
    });
  });
  return () => page.evaluate(() => window.notes ?? 0);
}
