import {
  contract,
  apiBase,
  type Call,
  type CallName,
  type Contract,
  type Shape,
  type ShapeOf,
} from '@vetka/api-client/contract';
import type { WritingKind } from '@vetka/domain/writing';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { failures } from './error-handler.ts';
import { FinishedJson } from './finished.ts';
import { readForm } from './form.ts';
import { isBrowsing } from './pressure.ts';
import { readFor } from './replica-reads.ts';
import { requireUser, type SignedIn } from '../session/request-session.ts';
import type { RouteLimitName } from '../limits/limits.ts';
import { refuseInfinity } from './validation.ts';

type CallOf<N extends CallName> = N extends `${infer A extends keyof Contract}.${infer C}`
  ? C extends keyof Contract[A]
    ? Contract[A][C]
    : never
  : never;
export type ShapeOfName<N extends CallName> = ShapeOf<CallOf<N>> & Shape;

type Exactly<A, B> = [A] extends [B] ? ([B] extends [A] ? unknown : never) : never;
export type Schemas<S extends Shape> = { [K in keyof S]: TSchema };
/** Does not compile when a schema and the contract disagree; the error names the mismatch. */
export type Agree<S extends Shape, B extends Schemas<S>> = {
  [K in keyof S]: B[K] extends TSchema
    ? Exactly<Static<B[K]>, S[K]> extends never
      ? { readonly 'the schema and the contract disagree': K }
      : B[K]
    : never;
};
export type Input<S extends Shape> = Omit<S, 'response'>;

type Handler<S extends Shape> = (
  input: Input<S>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<S['response'] | FinishedJson<S['response']> | FastifyReply> | S['response'];

/** Options of a route besides its schemas. */
export interface CallOptions {
  /** A limit stricter than the general one, counted separately for each route. */
  limit?: RouteLimitName;
  /** Counts as writing of this kind: by person and by address, instead of by session. */
  writes?: WritingKind;
  /** Runs before the body is validated; throws a Refusal. */
  guard?: (request: FastifyRequest) => void;
  /** A GET with side effects: HEAD must not run it. */
  isAction?: true;
}

interface AnySchemas {
  response: TSchema;
  params?: TSchema;
  query?: TSchema;
  headers?: TSchema;
  body?: TSchema;
}

const callOf = (name: CallName): Call => {
  const [area, call] = name.split('.') as [keyof Contract, string];
  return (contract[area] as Record<string, Call>)[call] as Call;
};

/** `/cart/{id}` → `/api/v1/cart/:id`. */
const urlOf = (path: string): string => apiBase + path.replace(/\{(\w+)\}/g, ':$1');

function schemaOf(name: CallName, { response, query, ...rest }: AnySchemas): object {
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    ...(callOf(name).isForm && { consumes: ['multipart/form-data'] }),
    ...rest,
    // An endpoint that declares no query accepts none.
    querystring: query ?? Type.Object({}),
    response: {
      200: callOf(name).isFile ? { description: 'A file', content: { '*/*': { schema: response } } } : response,
      ...failures,
    },
  };
}

/** The form is parsed only after the guard has passed. */
const optionsOf = ({ guard }: CallOptions, { isForm }: Call): Partial<RouteOptions> => ({
  preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
    guard?.(request);
    if (isForm) await readForm(request, reply);
  },
});

/** Guests are refused by the guard. */
async function countWriting(app: FastifyInstance, kind: WritingKind, { session, ip }: FastifyRequest): Promise<void> {
  const { userId, userSince } = session;
  if (userId !== null && userSince !== null) {
    await app.limits.takeWriting(kind, { userId, createdAt: userSince, ip });
  }
}

/**
 * Binds an endpoint of the contract to its schemas and handler. Does not compile when they disagree with the contract.
 * Returns the endpoint's name: `modules/index.ts` checks that every endpoint is bound.
 */
export function implement<N extends CallName, const B extends Schemas<ShapeOfName<N>>>(
  app: FastifyInstance,
  name: N,
  schemas: B & Agree<ShapeOfName<N>, B>,
  handler: Handler<ShapeOfName<N>>,
  options: CallOptions = {},
): N {
  const called = callOf(name);
  const { method, path } = called;
  const { limit, writes } = options;
  app.route({
    method,
    url: urlOf(path),
    config: { isBrowsing: isBrowsing(name) },
    schema: schemaOf(name, schemas as unknown as AnySchemas),
    ...optionsOf(options, called),
    exposeHeadRoute: !options.isAction,
    ...(writes && { onRequest: (request: FastifyRequest) => countWriting(app, writes, request) }),
    ...(limit && { onRequest: (request: FastifyRequest) => app.limits.takeRequest(limit, request, name) }),
    preHandler: async (request) => refuseInfinity(request),
    handler: async (request, reply) => {
      const { params, query, headers, body } = request;
      const input = { params, query, headers, body } as never;
      const answer = await readFor(app, name, request, () => handler(input, request, reply));
      return answer instanceof FinishedJson ? answer.sendTo(reply) : answer;
    },
  });
  return name;
}

/** Options of an endpoint for signed-in people; authentication is checked before its guard. */
export type UserCallOptions = CallOptions;

type UserHandler<S extends Shape> = (
  input: Input<S> & { user: SignedIn },
  request: FastifyRequest,
  reply: FastifyReply,
) => ReturnType<Handler<S>>;

const guardOf =
  ({ guard }: UserCallOptions) =>
  (request: FastifyRequest): void => {
    requireUser(request);
    guard?.(request);
  };

/** Binds an endpoint that needs a signed-in person: guests get 401 before their body is read. */
export const implementForUser = <N extends CallName, const B extends Schemas<ShapeOfName<N>>>(
  app: FastifyInstance,
  name: N,
  schemas: B & Agree<ShapeOfName<N>, B>,
  handler: UserHandler<ShapeOfName<N>>,
  options: UserCallOptions = {},
): N =>
  implement(
    app,
    name,
    schemas,
    (input, request, reply) => handler({ ...input, user: requireUser(request) }, request, reply),
    { ...options, guard: guardOf(options) },
  );
