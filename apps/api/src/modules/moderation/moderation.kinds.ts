import type { ComplaintKind } from '@vetka/domain/moderation';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import type { HiddenState } from '../../platform/hidden.ts';
import type { RequestSession, SignedIn } from '../../platform/session/request-session.ts';

interface Reader {
  session: RequestSession;
  user: SignedIn;
}

/** The reason, and the member of the administration. */
interface Decided {
  words: string;
  hiddenById: number;
}

interface Rules {
  /** @throws Refusal 404 for what the person does not see */
  requireShown: (app: FastifyInstance, reader: Reader, id: number) => Promise<unknown>;
  /** @returns what `unhide` needs; null when the thing was not shown */
  hide: (app: FastifyInstance, tx: Transaction, id: number, decided: Decided) => Promise<HiddenState | null>;
  unhide: (app: FastifyInstance, tx: Transaction, id: number, state: HiddenState) => Promise<void>;
  /** Shows the change on pages that are open, after the commit. */
  announce?: (app: FastifyInstance, id: number) => Promise<void>;
  /** Hiding already notifies the author, who answers by submitting the thing for a check again. */
  isNotified?: true;
}

/** For each kind of thing: who may complain about it, and how its own module hides it. */
export const complaintRules: Record<ComplaintKind, Rules> = {
  PRODUCT: {
    requireShown: (app, _, id) => app.product.requireShown(id),
    hide: (app, tx, id, { words }) => app.goods.takeOffSale(tx, id, words),
    unhide: (app, tx, id, state) => app.goods.putBackOnSale(tx, id, state),
    isNotified: true,
  },
  REVIEW: {
    requireShown: (app, _, id) => app.review.requireShown(id),
    hide: (app, tx, id) => app.review.hide(tx, id),
    unhide: (app, tx, id) => app.review.unhide(tx, id),
  },
  COMMENT: {
    requireShown: (app, { session }, id) => app.comment.requireShown(session, id),
    hide: (app, tx, id, { hiddenById }) => app.comment.hide(tx, id, hiddenById),
    unhide: (app, tx, id) => app.comment.unhide(tx, id),
  },
  ARTICLE: {
    requireShown: (app, { session }, id) => app.article.requireShown(session, id),
    hide: (app, tx, id) => app.article.hide(tx, id),
    unhide: (app, tx, id, state) => app.article.unhide(tx, id, state),
  },
  PHOTO: {
    requireShown: (app, { session }, id) => app.content.requireShown(session, id),
    hide: (app, tx, id) => app.content.hide(tx, id),
    unhide: (app, tx, id) => app.content.unhide(tx, id),
  },
  PROFILE: {
    requireShown: (app, { session }, id) => app.profile.find(session, { id }),
    hide: (app, tx, id) => app.profile.hide(tx, id),
    unhide: (app, tx, id) => app.profile.unhide(tx, id),
  },
  SHOP: {
    requireShown: (app, _, id) => app.service.requireShown(id),
    hide: (app, tx, id) => app.service.hide(tx, id),
    unhide: (app, tx, id) => app.service.unhide(tx, id),
  },
  MESSAGE: {
    requireShown: (app, { user }, id) => app.chat.requireMessage(user, id),
    hide: (app, tx, id) => app.chat.hideMessage(tx, id),
    unhide: (app, tx, id) => app.chat.unhideMessage(tx, id),
    announce: (app, id) => app.chat.announceChange(id),
  },
};
