import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterwards } from './afterwards.ts';

const text = (value: Buffer | undefined): string => value?.toString('latin1') ?? '';
const bulk = (value: string): string => `$${value.length}\r\n${value}\r\n`;
const list = (...items: string[]): string => `*${items.length}\r\n${items.join('')}`;
const ok = '+OK\r\n';

/** Splits the received bytes into complete commands and the remaining input. Bytes are encoded as latin1. */
function readCommands(received: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  for (let rest = received; ;) {
    const head = /^\*(\d+)\r\n/.exec(rest);
    if (!head) return { commands, rest };
    const words: string[] = [];
    let at = head[0].length;
    while (words.length < Number(head[1])) {
      const size = /^\$(\d+)\r\n/.exec(rest.slice(at));
      if (!size) return { commands, rest };
      const start = at + size[0].length;
      const end = start + Number(size[1]);
      if (rest.length < end + 2) return { commands, rest };
      words.push(rest.slice(start, end));
      at = end + 2;
    }
    commands.push(words);
    rest = rest.slice(at);
  }
}

/** Implements only Redis Pub/Sub. Anything else is an error, including the scripts of the rate limiter. */
class PubSubServer {
  readonly #channels = new Map<string, Set<Socket>>();
  readonly #patterns = new Map<string, Set<Socket>>();

  serve(socket: Socket): void {
    let received = '';
    socket.on('error', () => {});
    socket.on('close', () => this.#forget(socket));
    socket.on('data', (chunk) => {
      const { commands, rest } = readCommands(received + text(chunk));
      received = rest;
      for (const [name = '', ...args] of commands)
        socket.write(this.#answer(socket, name.toUpperCase(), args), 'latin1');
    });
  }

  /** The number of subscribers of each channel. */
  get audiences(): number[] {
    return [...this.#channels.values()].map(({ size }) => size);
  }

  #answer(socket: Socket, name: string, args: string[]): string {
    if (name === 'SUBSCRIBE') return this.#subscribe(this.#channels, socket, name, args);
    if (name === 'PSUBSCRIBE') return this.#subscribe(this.#patterns, socket, name, args);
    if (name === 'PUBLISH') return this.#publish(args[0] ?? '', args[1] ?? '');
    if (name === 'PUBSUB') return list(bulk(args[1] ?? ''), `:${this.#channels.get(args[1] ?? '')?.size ?? 0}\r\n`);
    if (name === 'INFO') return bulk('redis_version:7.0.0\r\nloading:0\r\n');
    return name === 'CLIENT' || name === 'SELECT' ? ok : `-ERR unknown command '${name}'\r\n`;
  }

  #subscribe(all: Map<string, Set<Socket>>, socket: Socket, kind: string, names: string[]): string {
    return names
      .map((name, index) => {
        all.set(name, (all.get(name) ?? new Set()).add(socket));
        return list(bulk(kind.toLowerCase()), bulk(name), `:${index + 1}\r\n`);
      })
      .join('');
  }

  #publish(channel: string, message: string): string {
    const subscribers = [...(this.#channels.get(channel) ?? [])];
    for (const socket of subscribers) socket.write(list(bulk('message'), bulk(channel), bulk(message)), 'latin1');
    for (const [pattern, sockets] of this.#patterns) {
      if (!channel.startsWith(pattern.slice(0, -1))) continue;
      const frame = list(bulk('pmessage'), bulk(pattern), bulk(channel), bulk(message));
      for (const socket of sockets) socket.write(frame, 'latin1');
    }
    return `:${subscribers.length}\r\n`;
  }

  #forget(socket: Socket): void {
    for (const sockets of [...this.#channels.values(), ...this.#patterns.values()]) sockets.delete(socket);
  }
}

/** Runs a Redis Pub/Sub server on a free port until the file's tests are over. Returns its address. */
export async function startPubSub() {
  const broker = new PubSubServer();
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    broker.serve(socket);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    for (const socket of open) socket.destroy();
    server.close();
  };
  afterwards(stop);
  /** The number of connected replicas: each subscribes to the shared channel. */
  const copies = () => Math.max(0, ...broker.audiences);
  return { copies, url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
