import {
  ArticleDraft,
  ArticleVersion,
  ArticleVersionParams,
  NewArticle,
  OwnArticlePage,
  OwnArticlesQuery,
  PublishArticle,
  SaveArticle,
  SavedArticle,
} from '@vetka/domain/article/schema';
import { IdParams, Removed } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { FinishedJson } from '../../platform/http/finished.ts';
import { implementForUser } from '../../platform/http/implement.ts';

/** The serializer of the schema would look for the kind of each block. */
const finished = async (draft: Promise<ArticleDraft>): Promise<FinishedJson<ArticleDraft>> =>
  new FinishedJson(JSON.stringify(await draft), () => []);

const onDraft = { params: IdParams, response: ArticleDraft };
const writing = { limit: 'writing' } as const;

/** Articles as their authors write them. */
export const articleEditorRoutes = (app: FastifyInstance) => [
  implementForUser(
    app,
    'article.create',
    { body: NewArticle, response: ArticleDraft },
    ({ body, user }) => finished(app.article.editor.create(user.id, body)),
    { writes: 'article' },
  ),
  implementForUser(app, 'article.own', { query: OwnArticlesQuery, response: OwnArticlePage }, ({ query, user }) =>
    app.article.editor.list(user.id, query),
  ),
  implementForUser(app, 'article.draft', onDraft, ({ params, user }) =>
    finished(app.article.editor.read({ userId: user.id, id: params.id })),
  ),
  implementForUser(
    app,
    'article.save',
    { params: IdParams, body: SaveArticle, response: SavedArticle },
    ({ params, body, user }) => app.article.editor.save({ userId: user.id, id: params.id }, body),
    { limit: 'saves' },
  ),
  implementForUser(
    app,
    'article.publish',
    { ...onDraft, body: PublishArticle },
    ({ params, body, user }) => finished(app.article.editor.publish({ userId: user.id, id: params.id }, body.version)),
    writing,
  ),
  implementForUser(app, 'article.unpublish', onDraft, ({ params, user }) =>
    finished(app.article.editor.unpublish({ userId: user.id, id: params.id })),
  ),
  implementForUser(
    app,
    'article.versions',
    { params: IdParams, response: Type.Array(ArticleVersion) },
    ({ params, user }) => app.article.editor.versions({ userId: user.id, id: params.id }),
  ),
  implementForUser(
    app,
    'article.restoreVersion',
    { params: ArticleVersionParams, response: ArticleDraft },
    ({ params: { id, versionId }, user }) =>
      finished(app.article.editor.restoreVersion({ userId: user.id, id }, versionId)),
    writing,
  ),
  implementForUser(app, 'article.discard', { params: IdParams, response: Removed }, ({ params, user }) =>
    app.article.editor.remove({ userId: user.id, id: params.id }),
  ),
  implementForUser(app, 'article.bringBack', onDraft, ({ params, user }) =>
    finished(app.article.editor.bringBack({ userId: user.id, id: params.id })),
  ),
];
