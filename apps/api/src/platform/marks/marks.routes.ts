import { MethodBody } from '@vetka/domain/actor/schema';
import { FavoriteAnswer, VoteAnswer } from '@vetka/domain/catalog/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../http/implement.ts';
import type { RequestSession } from '../session/request-session.ts';
import type { MarkedKind } from './marks.read.ts';
import { castVote, setFavorite } from './marks.write.ts';

/** Areas of the contract with the calls `vote` and `favorite`. */
type MarkedArea = 'article' | 'catalog' | 'content';

interface MarkedSubject {
  kind: MarkedKind;
  /** @throws Refusal 404 for an object that the visitor may not see */
  requireShown: (session: RequestSession, id: number) => Promise<void>;
}

const vote = { params: IdParams, body: MethodBody, response: VoteAnswer };
const favorite = { params: IdParams, body: MethodBody, response: FavoriteAnswer };

/** Binds the votes and favourites of an area. */
export function markRoutes<Area extends MarkedArea>(
  app: FastifyInstance,
  area: Area,
  { kind, requireShown }: MarkedSubject,
): (`${Area}.vote` | `${Area}.favorite`)[] {
  const names = [
    implementForUser(app, nameOf(area, 'vote'), vote, async ({ params: { id }, body, user }, { session }) => {
      await requireShown(session, id);
      return castVote(app.db, { kind, id }, user.id, body.method);
    }),
    implementForUser(app, nameOf(area, 'favorite'), favorite, async ({ params: { id }, body, user }, { session }) => {
      await requireShown(session, id);
      return setFavorite(app.db, { kind, id }, user.id, body.method);
    }),
  ];
  // Only the names of this area: `app.ts` counts on them.
  return names as (`${Area}.vote` | `${Area}.favorite`)[];
}

/** Of any area, because the calls of all areas have the same types. */
const nameOf = <Call extends 'favorite' | 'vote'>(area: MarkedArea, name: Call) => `${area}.${name}` as const;
