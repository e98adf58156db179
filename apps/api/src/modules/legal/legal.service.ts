import {
  documentSlugs,
  isDocumentSlug,
  type DocumentSlug,
  type LegalDocument,
  type LegalDraft,
  type LegalText,
  type LegalVersion,
  type ManagedDocument,
  type NewLegalDraft,
  type PlanLegalVersion,
} from '@vetka/domain/legal';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { nextChange, requireUnchanged } from '../../platform/http/unchanged.ts';
import { legalMessages } from './legal.messages.ts';
import { announceVersion, withdrawVersion } from './legal.planning.ts';
import * as repository from './legal.repository.ts';

const { dayInForce, textOf, versionOf } = repository;

const unknownVersion = () => notFound('legal.unknown-version', legalMessages.unknownVersion);

function requireSlug(slug: string): DocumentSlug {
  if (!isDocumentSlug(slug)) throw notFound('legal.unknown-document', legalMessages.unknown);
  return slug;
}

/** The draft in a refusal. */
const held = (draft?: repository.VersionRow) => ({ draft: draft && textOf(draft, '') });

/** Legal documents, whose versions are kept. */
export class Legal {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** The day since which the text of a document is in force: the name of its version. */
  versionInForce(db: Executor, slug: DocumentSlug): Promise<string> {
    return repository.findDayInForce(db, slug);
  }

  /** The day since which a text is in force that is worse than the one before; null when there is none. */
  worseSince(db: Executor, slug: DocumentSlug): Promise<string | null> {
    return repository.findWorseDay(db, slug);
  }

  /** @throws Refusal 404 */
  async document(slug: string): Promise<LegalDocument> {
    const rows = await this.#announced(slug);
    const day = dayInForce(rows);
    const index = rows.findIndex((row) => row.day === day);
    const planned = rows.slice(0, index).toReversed();
    return {
      current: textOf(rows[index] as repository.VersionRow, day),
      planned: planned.map((row) => versionOf(row, day)),
    };
  }

  /** @throws Refusal 404 */
  async versions(slug: string): Promise<LegalVersion[]> {
    const rows = await this.#announced(slug);
    const day = dayInForce(rows);
    return rows.map((row) => versionOf(row, day));
  }

  /** @throws Refusal 404 */
  async version(slug: string, day: string): Promise<LegalText> {
    const { db } = this.#app;
    const row = await repository.findOfDay(db, requireSlug(slug), day);
    if (!row) throw unknownVersion();
    return textOf(row, await this.versionInForce(db, row.slug));
  }

  /** Every document for the administration. */
  async managed(): Promise<ManagedDocument[]> {
    const rows = await repository.findAll(this.#app.db);
    return documentSlugs.map((slug) =>
      managedOf(
        slug,
        rows.filter((row) => row.slug === slug),
      ),
    );
  }

  /** @throws Refusal 409 when the document has a draft */
  async addDraft(tx: Transaction, body: NewLegalDraft): Promise<LegalText> {
    const { slug, text, summary } = body;
    const row = await repository.insertDraft(tx, { slug, text: text.trim(), summary: summary.trim() });
    if (!row) throw conflict('legal.has-draft', legalMessages.hasDraft, held(await repository.findDraft(tx, slug)));
    return textOf(row, '');
  }

  /** @throws Refusal 404, 409 when it is announced or was changed since it was read */
  async changeDraft(tx: Transaction, id: number, { text, summary, unchangedSince }: LegalDraft): Promise<LegalText> {
    const draft = await this.#lockDraft(tx, id);
    requireUnchanged(draft, unchangedSince, 'legal.changed', held(draft));
    const written = { text: text.trim(), summary: summary.trim() };
    const row = await repository.updateVersion(tx, id, { ...written, updatedAt: nextChange(draft) });
    return textOf(row, '');
  }

  /** @throws Refusal 404, 409 when it is announced */
  async removeDraft(tx: Transaction, id: number): Promise<{ id: number }> {
    await this.#lockDraft(tx, id);
    await repository.deleteVersion(tx, id);
    return { id };
  }

  /** @throws Refusal 404, 409 when it is announced or was changed since it was read, 422 on `day` and `summary` */
  async plan(tx: Transaction, id: number, body: PlanLegalVersion): Promise<LegalText> {
    const draft = await this.#lockDraft(tx, id);
    requireUnchanged(draft, body.unchangedSince, 'legal.changed', held(draft));
    const row = await announceVersion(this.#app, tx, draft, body);
    return textOf(row, await this.versionInForce(tx, row.slug));
  }

  /** @throws Refusal 404, 409 from its day on, and when the document has a draft */
  async withdraw(tx: Transaction, id: number): Promise<LegalText> {
    const row = await repository.lockVersion(tx, id);
    if (!row) throw unknownVersion();
    return textOf(await withdrawVersion(this.#app, tx, row), '');
  }

  async #lockDraft(tx: Transaction, id: number): Promise<repository.VersionRow> {
    const row = await repository.lockVersion(tx, id);
    if (!row) throw unknownVersion();
    if (row.day !== null) throw conflict('legal.announced', legalMessages.announced);
    return row;
  }

  #announced(slug: string): Promise<repository.VersionRow[]> {
    return repository.findAnnounced(this.#app.db, requireSlug(slug));
  }
}

function managedOf(slug: DocumentSlug, rows: readonly repository.VersionRow[]): ManagedDocument {
  const draft = rows.find(({ day }) => day === null);
  const announced = rows.filter(({ day }) => day !== null);
  const day = dayInForce(announced);
  return {
    slug,
    versions: announced.map((row) => versionOf(row, day)),
    latest: textOf(announced[0] as repository.VersionRow, day),
    draft: draft ? textOf(draft, day) : null,
  };
}
