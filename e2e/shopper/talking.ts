import { expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import { arriveAs } from './signingIn.ts';
import type { Site } from './site.ts';

declare global {
  interface Window {
    /** Counts the sounds that the page has played. */
    notes?: number;
  }
}

/** The list of conversations. */
export const roomsOf = ({ main }: Site): Locator => main.getByRole('list', { name: 'Переписка' });

/** Page object of an open conversation. */
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

  /** The composer's status line: connection and sending. */
  get state(): Locator {
    return this.thread.getByRole('form', { name: 'Новое сообщение' }).getByRole('status');
  }

  /** Messages with this text. */
  said(text: string): Locator {
    return this.log.getByRole('listitem').filter({ hasText: text });
  }

  /** Opens a conversation and waits for its live connection: the page is visible before that. */
  async open(path: string): Promise<void> {
    // The connection of a page that is being left may join its room as late as this.
    await this.#page.goto(path, { waitUntil: 'commit' });
    const joined = roomJoined(this.#page);
    await expect(this.field).toBeVisible();
    await joined;
    await this.site.waitForHydration();
  }

  async say(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  /**
   * Expects a message that the server has stored. A tick would say so only of the last message of a group, so the sign of
   * an unsent one must be gone. Allows for reconnect attempts, which are seconds apart.
   */
  async expectStored(text: string): Promise<void> {
    const unsent = this.said(text).getByRole('img', { name: /^(Отправляется|Не отправлено)$/ });
    await expect(this.said(text)).toHaveCount(1, { timeout: 40_000 });
    await expect(unsent).toHaveCount(0, { timeout: 40_000 });
  }
}

/** Signs in and opens the conversation with «Мята и пион». Tests run in parallel, so each must use its own login. */
export async function enter(site: Site, login: string): Promise<Conversation> {
  const { page, main } = site;
  await arriveAs(site, login, '/myata-i-pion');
  await site.press(main.getByRole('link', { name: 'Написать', exact: true }));
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  const conversation = new Conversation(site);
  await conversation.open(new URL(page.url()).pathname);
  return conversation;
}

/** Opens the same room as the florist. */
export async function enterShop(site: Site, path: string): Promise<Conversation> {
  await arriveAs(site, 'florist', '/chat');
  const conversation = new Conversation(site);
  await conversation.open(path);
  return conversation;
}

/** Resolves when the browser has asked to join a room over an established connection. */
function roomJoined(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (line) => {
      line.on('framesent', ({ payload }) => {
        if (String(payload).includes('"joinRoom"')) resolve();
      });
    });
  });
}

/** Call before opening the page: returns functions that cut and restore its websocket. */
export async function holdLine(page: Page): Promise<{ cut: () => Promise<void>; restore: () => Promise<void> }> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/socket\.io\//, async (line) => {
    if (isCut) return line.close({ code: 1011 });
    open.add(line);
    line.connectToServer();
  });
  // Chromium's offline mode keeps open websockets, and socket.io ignores it on localhost.
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

/** Call before opening the page: the server refuses every message with this reason. */
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

/** The payload of a socket.io packet with a message: `42["sendMessage",{…}]`. */
function sentMessage(packet: string): { clientId: string } | undefined {
  if (!packet.startsWith('42["sendMessage"')) return undefined;
  const [, payload] = JSON.parse(packet.slice(2)) as [string, { clientId: string }];
  return payload;
}

/** Call before opening the page: counts the sounds it plays. */
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
