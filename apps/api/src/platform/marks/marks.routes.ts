import { MethodBody, VoteBody } from '@vetka/domain/actor/schema';
import { FavoriteAnswer, VoteAnswer } from '@vetka/domain/catalog/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../http/implement.ts';
import type { RequestSession } from '../session/request-session.ts';
import type { MarkedKind, VotedKind } from './marks.read.ts';
import { castVote, setFavorite } from './marks.write.ts';

/** Areas of the contract with the calls `vote` and `favorite`. */
type MarkedArea = 'article' | 'catalog' | 'content';
/** Areas with the call `vote`. */
type VotedArea = MarkedArea | 'comment' | 'review';

interface VotedSubject {
  kind: VotedKind;
  /** @throws Refusal 404 for an object that the visitor may not see */
  requireShown: (session: RequestSession, id: number) => Promise<void>;
}

interface MarkedSubject extends VotedSubject {
  kind: MarkedKind;
}

const vote = { params: IdParams, body: VoteBody, response: VoteAnswer };
const favorite = { params: IdParams, body: MethodBody, response: FavoriteAnswer };

/** Binds the votes of an area. */
export const voteRoute = <Area extends VotedArea>(
  app: FastifyInstance,
  area: Area,
  { kind, requireShown }: VotedSubject,
): `${Area}.vote` => {
  const name: `${VotedArea}.vote` = `${area}.vote`;
  implementForUser(
    app,
    name,
    vote,
    async ({ params: { id }, body, user }, { session }) => {
      await requireShown(session, id);
      return castVote(app.db, { kind, id }, user.id, body);
    },
    { writes: 'vote' },
  );
  return `${area}.vote`;
};

/** Binds the votes and favourites of an area. */
export function markRoutes<Area extends MarkedArea>(
  app: FastifyInstance,
  area: Area,
  { kind, requireShown }: MarkedSubject,
): (`${Area}.vote` | `${Area}.favorite`)[] {
  const name: `${MarkedArea}.favorite` = `${area}.favorite`;
  const names = [
    voteRoute(app, area, { kind, requireShown }),
    implementForUser(app, name, favorite, async ({ params: { id }, body, user }, { session }) => {
      await requireShown(session, id);
      return setFavorite(app.db, { kind, id }, user.id, body.method);
    }),
  ];
  // Only the names of this area: `app.ts` depends on it.
  return names as (`${Area}.vote` | `${Area}.favorite`)[];
}
