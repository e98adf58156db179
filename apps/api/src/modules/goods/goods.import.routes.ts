import { create as disposition } from 'content-disposition';
import { DeskParams } from '@vetka/domain/desk/schema';
import {
  GoodsCell,
  GoodsExportQuery,
  GoodsImport,
  GoodsImportColumns,
  GoodsImportParams,
  GoodsImportRowParams,
  GoodsImportRows,
  GoodsImportRowsQuery,
  GoodsImports,
  MendedGoodsRow,
  UndoneGoods,
} from '@vetka/domain/goods/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FormFile, ImageForm } from '../../platform/http/form.ts';
import { implementForUser, type UserCallOptions } from '../../platform/http/implement.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';
import type { SentFile } from './goods.imports.ts';

const askedBy = (user: SignedIn, { service }: { service: string }) => ({ userId: user.id, service });
const uploads: UserCallOptions = { limit: 'uploads' };

const sendFile = (reply: FastifyReply, { name, contentType, content }: SentFile): FastifyReply =>
  reply.header('content-disposition', disposition(name)).type(contentType).send(content);

const files = (app: FastifyInstance) => [
  implementForUser(
    app,
    'goods.export',
    { params: DeskParams, query: GoodsExportQuery, response: FormFile },
    async ({ params, query, user }, _, reply) =>
      sendFile(reply, await (await app.goodsFiles()).export(askedBy(user, params), query)),
    uploads,
  ),
  implementForUser(
    app,
    'goods.importReport',
    { params: GoodsImportParams, response: FormFile },
    async ({ params, user }, _, reply) =>
      sendFile(reply, await (await app.goodsFiles()).report(askedBy(user, params), params.importId)),
    uploads,
  ),
];

const reading = (app: FastifyInstance) => [
  implementForUser(
    app,
    'goods.imports',
    { params: DeskParams, query: PageQuery, response: GoodsImports },
    async ({ params, query, user }) => (await app.goodsFiles()).list(askedBy(user, params), query),
  ),
  implementForUser(
    app,
    'goods.import',
    { params: GoodsImportParams, response: GoodsImport },
    async ({ params, user }) => (await app.goodsFiles()).read(askedBy(user, params), params.importId),
  ),
  implementForUser(
    app,
    'goods.importRows',
    { params: GoodsImportParams, query: GoodsImportRowsQuery, response: GoodsImportRows },
    async ({ params, query, user }) => (await app.goodsFiles()).rows(askedBy(user, params), params.importId, query),
  ),
];

const writing = (app: FastifyInstance) => [
  implementForUser(
    app,
    'goods.startImport',
    { params: DeskParams, body: ImageForm, response: GoodsImport },
    async ({ params, body, user }) => (await app.goodsFiles()).start(askedBy(user, params), body.file),
    uploads,
  ),
  implementForUser(
    app,
    'goods.matchColumns',
    { params: GoodsImportParams, body: GoodsImportColumns, response: GoodsImport },
    async ({ params, body, user }) =>
      (await app.goodsFiles()).matchColumns(askedBy(user, params), params.importId, body),
  ),
  implementForUser(
    app,
    'goods.mendRow',
    { params: GoodsImportRowParams, body: GoodsCell, response: MendedGoodsRow },
    async ({ params, body, user }) =>
      (await app.goodsFiles()).mend(askedBy(user, params), params.importId, params.row, body),
  ),
  implementForUser(
    app,
    'goods.applyImport',
    { params: GoodsImportParams, response: GoodsImport },
    async ({ params, user }) => (await app.goodsFiles()).apply(askedBy(user, params), params.importId),
  ),
  implementForUser(
    app,
    'goods.undoImport',
    { params: GoodsImportParams, response: UndoneGoods },
    async ({ params, user }) => (await app.goodsFiles()).undo(askedBy(user, params), params.importId),
  ),
];

/** Files of goods of shops. */
export const goodsImportRoutes = (app: FastifyInstance) => [...files(app), ...reading(app), ...writing(app)];
