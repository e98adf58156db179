import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cart } from '@vetka/domain/cart';
import type { Product } from '@vetka/domain/catalog';
import { chatSocketPath, type ChatMessage, type Room } from '@vetka/domain/chat';
import { io, type Socket } from 'socket.io-client';
import type { createMarketFixture } from '../marketFixture.ts';
import { Album } from './album.ts';
import type { Acknowledged, SocketGap } from './checkers.ts';
import { Diary, Person } from './person.ts';

type Market = ReturnType<typeof createMarketFixture>;

/** The products that the load buys. */
export interface Stall {
  seller: Awaited<ReturnType<Market['seller']>>;
  /** Bought by shoppers, and never sold out. */
  sold: { id: number; slug: string; price: number };
  /** Changed by its seller only. */
  kept: { id: number; slug: string };
}

interface Address {
  siteUrl: string;
  emulatorUrl: string;
}

const deliveryPrice = 30_000;

/** Everything that the load did, with the answers. */
export class Load {
  readonly diary = new Diary();
  readonly orders: Acknowledged[] = [];
  /** Keys that were sent, answered or not. */
  readonly intentions = new Set<string>();
  readonly messages: string[] = [];
  readonly gaps: SocketGap[] = [];
  readonly albums: Album[] = [];
  readonly customerIds: number[] = [];
  roomIds: number[] = [];
  staleReads = 0;
  ownReads = 0;
  readonly #address: Address;
  readonly #market: Market;
  readonly #work: Promise<unknown>[] = [];
  readonly #sockets: Socket[] = [];
  /** Between two actions of one person (ms). */
  readonly #thinkMs: number;

  constructor(address: Address, market: Market, thinkMs: number) {
    this.#address = address;
    this.#market = market;
    this.#thinkMs = thinkMs;
  }

  /** Number of files that the shop has confirmed. */
  get files(): number {
    return this.albums.reduce((sum, { kept }) => sum + kept.length, 0);
  }

  /** Signs in by a code in a message. @returns the person's id */
  async signIn(phone = `+79${String(randomInt(1e9)).padStart(9, '0')}`) {
    const person = new Person(this.#address.siteUrl, this.diary);
    await person.insist(() => person.post('verification/phone', { phone }));
    const { emulatorUrl } = this.#address;
    for (let tries = 0; tries < 100; tries += 1) {
      const sent = (await (await fetch(`${emulatorUrl}/outbox.json?phone=${encodeURIComponent(phone)}`)).json()) as {
        code: string;
      }[];
      const answer =
        sent[0] && (await person.post<{ id: number }>('auth', { phone, code: sent[0].code, hasConsent: true }));
      if (answer?.status === 200) return { person, id: answer.body.id };
      await pause(200);
    }
    throw new Error('Nobody could sign in.');
  }

  /** Browses and searches without an account, repeatedly. */
  browse(stall: Stall, searches: readonly string[]): void {
    const guest = new Person(this.#address.siteUrl, this.diary);
    this.#repeat(async () => {
      const search = encodeURIComponent(searches[randomInt(searches.length)] ?? '');
      await guest.page('/');
      await guest.get(`search/suggestions?query=${search}`);
      await guest.page(`/catalog/search?search=${search}`);
      await guest.get(`products?take=24&search=${search}`);
      await guest.page(`/products/${stall.sold.slug}`);
    });
  }

  /** Browses, adds to the cart, orders and pays, repeatedly. */
  async shop(stall: Stall): Promise<void> {
    const { person, id } = await this.signIn();
    this.customerIds.push(id);
    this.#repeat(async () => {
      await person.page('/catalog');
      await person.get('products?take=24');
      await person.page(`/products/${stall.sold.slug}`);
      const order = await this.#order(person, stall);
      if (order) await this.#pay(person, order);
    });
  }

  /** Changes the stock, and reads the product at once. */
  async sell(stall: Stall, owner: Person): Promise<void> {
    let stock = 1000;
    this.#repeat(async () => {
      stock += 1;
      const body = { ids: [stall.kept.id], change: { kind: 'STOCK', stock }, isDryRun: false };
      const changed = await owner.insist(() => owner.post(`desk/${stall.seller.service.slug}/product-changes`, body));
      if (changed?.status !== 200) return;
      const shown = await owner.get<Product>(`products/${stall.kept.slug}`);
      if (shown?.status !== 200) return;
      this.ownReads += 1;
      if (shown.body.stock !== stock) this.staleReads += 1;
      await owner.get(`desk/${stall.seller.service.slug}/products?take=20`);
    });
  }

  /** Uploads pictures and looks at each. */
  photograph(owner: Person): void {
    const album = new Album(owner);
    this.albums.push(album);
    this.#repeat(() => album.add());
  }

  /** Guests with something in their carts. */
  async crowd(count: number, { sold }: Stall): Promise<Person[]> {
    const guests = Array.from({ length: count }, () => new Person(this.#address.siteUrl, this.diary));
    for (const guest of guests)
      await guest.insist(() => guest.post('cart/addToCart', { productId: sold.id, quantity: 1, isCartShop: false }));
    return guests;
  }

  /** Two people who write to each other. A message without an answer is sent again, under the same id. */
  async chat(stall: Stall, owner: Person): Promise<void> {
    const { person, id } = await this.signIn();
    const participants = [{ participantType: 'SHOP', participantId: stall.seller.id }];
    const room = await person.insist(() => person.post<Room>('rooms', { participants }));
    if (room?.status !== 200) throw new Error(`No room: ${JSON.stringify(room)}`);
    const roomId = room.body.id;
    this.roomIds.push(roomId);
    for (const [speaker, participantType, participantId] of [
      [person, 'USER', id],
      [owner, 'SHOP', stall.seller.id],
    ] as const) {
      const socket = this.#dial(speaker, { roomId, participantType, participantId });
      this.#repeat(() => this.#say(socket, roomId));
    }
  }

  /** Ends the load. Actions in progress are finished or given up first. */
  async end(): Promise<void> {
    this.diary.isOver = true;
    await Promise.all(this.#work);
    for (const socket of this.#sockets) socket.disconnect();
  }

  #repeat(work: () => Promise<unknown>): void {
    const run = async () => {
      while (!this.diary.isOver) {
        await work();
        await pause(randomInt(this.#thinkMs / 2, this.#thinkMs * 1.5));
      }
    };
    this.#work.push(run());
  }

  async #order(person: Person, { seller, sold }: Stall): Promise<number | undefined> {
    const wanted = { productId: sold.id, quantity: 1, isCartShop: false };
    const cart = await person.insist(() => person.post<Cart>('cart/addToCart', wanted));
    const mine = cart?.status === 200 ? cart.body.carts.find(({ service }) => service.id === seller.id) : undefined;
    if (!mine) return undefined;
    // Goods that an earlier attempt has left in the cart are bought, too.
    const goods = mine.totalAfterDiscount;
    const total = goods + (goods >= 500_000 ? 0 : deliveryPrice);
    const body = this.#market.bodyOf([this.#market.wish(mine.cartId, seller)], total);
    const key = randomUUID();
    this.intentions.add(key);
    const answer = await person.insist(() =>
      person.post<{ orderId: number }>('orders', body, { 'idempotency-key': key }),
    );
    if (answer?.status !== 200) return undefined;
    this.orders.push({ orderId: answer.body.orderId, key });
    return answer.body.orderId;
  }

  async #pay(person: Person, orderId: number): Promise<void> {
    const link = await person.insist(() =>
      person.get<{ paymentLink: string | null }>(`payments/orders/${orderId}/init`),
    );
    const id = link?.body.paymentLink?.split('/').at(-1);
    if (!id) return;
    await fetch(`${this.#address.emulatorUrl}/control/payments/${id}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ card: 'success' }),
    }).catch(() => {});
    await person.get(`orders/${orderId}`);
  }

  #dial(person: Person, place: object): Socket {
    const socket = io(this.#address.siteUrl, {
      path: chatSocketPath,
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 200,
      reconnectionDelayMax: 1000,
      extraHeaders: { cookie: person.cookie },
    });
    let gap: SocketGap | undefined;
    socket.on('connect', () => {
      if (gap) gap.backAt = Date.now();
      gap = undefined;
      socket.emit('joinRoom', place);
    });
    socket.on('disconnect', () => {
      if (gap || this.diary.isOver) return;
      gap = { lostAt: Date.now(), backAt: undefined };
      this.gaps.push(gap);
    });
    this.#sockets.push(socket);
    return socket;
  }

  async #say(socket: Socket, roomId: number): Promise<void> {
    const clientId = randomUUID();
    const sent = { isConfirmed: false };
    const receive = (message: ChatMessage) => {
      if (message.clientId === clientId) sent.isConfirmed = true;
    };
    // A repeated message is answered by the second replica.
    socket.on('recMessage', receive).on('newMessage', receive);
    while (!sent.isConfirmed && !this.diary.isOver) {
      if (socket.connected) socket.emit('sendMessage', { roomId, clientId, text: clientId });
      for (let waited = 0; waited < 20 && !sent.isConfirmed; waited += 1) await pause(100);
    }
    socket.off('recMessage', receive).off('newMessage', receive);
    if (sent.isConfirmed) this.messages.push(clientId);
  }
}
