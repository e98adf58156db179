import type { FastifyReply } from 'fastify';
import { showsHeader } from '../changes/subjects.ts';

/** A response of type `T` that is JSON already. It is sent as it is, without the serializer of its schema. */
export class FinishedJson<T> {
  readonly #body: string | Buffer;
  readonly #shows: (() => readonly string[]) | undefined;
  /** Only for the type. */
  readonly value?: T;

  /**
   * @param shows the subjects of `changes` that the response depends on; without them clients cache it by time alone
   */
  constructor(body: string | Buffer, shows?: () => readonly string[]) {
    this.#body = body;
    this.#shows = shows;
  }

  /** Adds the dependencies of the response for a client that caches responses and asks for them. */
  sendTo(reply: FastifyReply): FastifyReply {
    if (this.#shows && reply.request.headers[showsHeader] !== undefined) {
      reply.header(showsHeader, this.#shows().join(' '));
    }
    return reply.type('application/json; charset=utf-8').send(this.#body);
  }
}
