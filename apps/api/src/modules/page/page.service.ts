import type { Banner, Seo, SitemapEntry, SitemapKind, SitemapQuery, Sitemaps } from '@vetka/domain/page';
import { pagePath } from '@vetka/domain/path';
import type { FastifyInstance } from 'fastify';
import { optionalMediaFile } from '../../platform/media-file.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { canonical } from './page.paths.ts';
import { endRedirect, movePage, redirectPage } from './page.moves.ts';
import * as repository from './page.repository.ts';
import { findPages, findLastIds, pathOfKind } from './page.sitemap.ts';

/** Page metadata for search engines, redirects and banners. */
export class PageService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async seo(asked: string): Promise<Seo> {
    const path = canonical(asked);
    const [seo, redirect] = await Promise.all([repository.findSeo(this.#app.db, path), this.#redirectOf(path)]);
    return { title: seo?.title || null, description: seo?.description || null, text: seo?.text || null, redirect };
  }

  /** Of the platform's own pages, or of a service's home page. */
  async banners(session: RequestSession, serviceId?: number): Promise<Banner[]> {
    const rows = await repository.listBanners(this.#app.db, session, new Date(), serviceId);
    return rows.map(({ banner: { id, place, label, title, text, buttonText, href, look, alt }, picture }) => ({
      id,
      place,
      label,
      title,
      text,
      buttonText,
      href,
      look,
      mediaFile: optionalMediaFile(picture, alt),
    }));
  }

  sitemaps(): Promise<Sitemaps> {
    return findLastIds(this.#app.db);
  }

  /** Public pages of a kind, for search engines. */
  async sitemap(kind: SitemapKind, range: SitemapQuery): Promise<SitemapEntry[]> {
    const pages = await findPages(this.#app.db, kind, range);
    return pages.map(({ id, slug, changedAt }) => ({
      id,
      path: pathOfKind[kind](slug),
      changedAt: changedAt?.toISOString() ?? null,
    }));
  }

  /** A page has another path: moves its texts and banners, and redirects from the former path. */
  move(tx: Transaction, from: string, to: string): Promise<void> {
    return movePage(tx, from, to);
  }

  /** Redirects from a removed page, replacing any earlier redirect. */
  redirect(tx: Transaction, from: string, to: string): Promise<void> {
    return redirectPage(tx, from, to);
  }

  /** A page exists again. */
  endRedirect(tx: Transaction, path: string): Promise<void> {
    return endRedirect(tx, path);
  }

  async #redirectOf(path: string): Promise<Seo['redirect']> {
    const row = await repository.findRedirect(this.#app.db, path);
    if (row) return { location: row.location, statusCode: row.status === 302 || row.status === 308 ? row.status : 301 };
    return (await this.#formerNickname(path)) ?? (await repository.findMovedInShop(this.#app.db, path));
  }

  /** Redirects `/account/{former nickname}/…` to the same page of the current one. */
  async #formerNickname(path: string): Promise<Seo['redirect']> {
    const [, nickname, rest = ''] = /^\/account\/([^/]+)(\/.*)?$/.exec(path) ?? [];
    const now = nickname && (await this.#app.account.successorOf(nickname));
    return now ? { location: `${pagePath('/account/$nickname', { nickname: now })}${rest}`, statusCode: 301 } : null;
  }
}
