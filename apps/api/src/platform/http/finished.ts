import type { FastifyReply } from 'fastify';

/** A response of type `T` that is JSON already. It is sent as it is, without the serializer of its schema. */
export class FinishedJson<T> {
  readonly #body: string | Buffer;
  /** Only for the type. */
  readonly value?: T;

  constructor(body: string | Buffer) {
    this.#body = body;
  }

  sendTo(reply: FastifyReply): FastifyReply {
    return reply.type('application/json; charset=utf-8').send(this.#body);
  }
}
