import { DeskParams } from '@vetka/domain/desk/schema';
import {
  CountedStems,
  NewBatch,
  NewStem,
  Recipe,
  RecipeEdit,
  Stem,
  StemCount,
  StemEdit,
  StemMoves,
  StemMovesQuery,
  StemPage,
  StemParams,
  StemRules,
  StemRulesUpdate,
  StemsQuery,
  StemWriteOff,
} from '@vetka/domain/stem/schema';
import { Removed } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser, type UserCallOptions } from '../../platform/http/implement.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';

const askedBy = (user: SignedIn, { service }: { service: string }) => ({ userId: user.id, service });
const writes: UserCallOptions = { limit: 'writing' };

const shelf = (app: FastifyInstance) => [
  implementForUser(
    app,
    'stem.list',
    { params: DeskParams, query: StemsQuery, response: StemPage },
    ({ params, query, user }) => app.stem.list(askedBy(user, params), query),
  ),
  implementForUser(
    app,
    'stem.create',
    { params: DeskParams, body: NewStem, response: Stem },
    ({ params, body, user }) => app.stem.create(askedBy(user, params), body),
    writes,
  ),
  implementForUser(app, 'stem.edit', { params: StemParams, body: StemEdit, response: Stem }, ({ params, body, user }) =>
    app.stem.edit(askedBy(user, params), params.id, body),
  ),
  implementForUser(app, 'stem.remove', { params: StemParams, response: Removed }, ({ params, user }) =>
    app.stem.remove(askedBy(user, params), params.id),
  ),
];

const stock = (app: FastifyInstance) => [
  implementForUser(
    app,
    'stem.receive',
    { params: StemParams, body: NewBatch, response: Stem },
    ({ params, body, user }) => app.stem.receive(askedBy(user, params), params.id, body),
  ),
  implementForUser(
    app,
    'stem.writeOff',
    { params: StemParams, body: StemWriteOff, response: Stem },
    ({ params, body, user }) => app.stem.writeOff(askedBy(user, params), params.id, body),
  ),
  implementForUser(
    app,
    'stem.count',
    { params: DeskParams, body: StemCount, response: CountedStems },
    ({ params, body, user }) => app.stem.count(askedBy(user, params), body),
  ),
  implementForUser(
    app,
    'stem.moves',
    { params: DeskParams, query: StemMovesQuery, response: StemMoves },
    ({ params, query, user }) => app.stem.moves(askedBy(user, params), query),
  ),
];

const recipes = (app: FastifyInstance) => [
  implementForUser(app, 'stem.rules', { params: DeskParams, response: StemRules }, ({ params, user }) =>
    app.stem.rules(askedBy(user, params)),
  ),
  implementForUser(
    app,
    'stem.setRules',
    { params: DeskParams, body: StemRulesUpdate, response: StemRules },
    ({ params, body, user }) => app.stem.setRules(askedBy(user, params), body),
  ),
  implementForUser(app, 'stem.recipe', { params: StemParams, response: Recipe }, ({ params, user }) =>
    app.stem.recipe(askedBy(user, params), params.id),
  ),
  implementForUser(
    app,
    'stem.setRecipe',
    { params: StemParams, body: RecipeEdit, response: Recipe },
    ({ params, body, user }) => app.stem.setRecipe(askedBy(user, params), params.id, body),
  ),
];

/** Stems, their stock, and the recipes of products. */
export const stemRoutes = (app: FastifyInstance) => [...shelf(app), ...stock(app), ...recipes(app)];
