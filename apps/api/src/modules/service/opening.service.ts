import type { ModerationDecision } from '@vetka/domain/goods';
import {
  sellerErrors,
  type DecidedShop,
  type FoundCompany,
  type ModeratedShops,
  type Opening,
  type SaveOpeningSeller,
  type SaveOpeningShop,
} from '@vetka/domain/opening';
import type { QueueQuery } from '@vetka/domain/moderation';
import { eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { gathered } from '../../platform/database/gathered.ts';
import { serviceContracts, serviceOpenings } from '../../platform/database/schema/service-opening.ts';
import { services } from '../../platform/database/schema/service.ts';
import { conflict, invalid } from '../../platform/http/refusal.ts';
import { deleteRequisites } from '../../platform/person/references.ts';
import { undoOpening } from './opening.undo.ts';
import { openingMessages } from './opening.messages.ts';
import { countModeratedShops, decideOpening, readModeratedShops } from './opening.moderation.ts';
import { isCurrentOf, readOpening } from './opening.reading.ts';
import { changeShop, createShop, requireShop } from './opening.shop.ts';

/** The origin of a request. */
interface Source {
  ip: string;
  userAgent: string | null;
}

type OpeningRow = typeof serviceOpenings.$inferSelect;

/** @throws Refusal 409 while the administration checks it */
function requireDraft({ submittedAt }: OpeningRow): void {
  if (submittedAt) throw conflict('opening.waits', openingMessages.waits);
}

/** Opening a shop: each step is saved separately, and the last one submits it to the administration. */
export class OpeningService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  read(userId: number): Promise<Opening> {
    return readOpening(this.#app, userId);
  }

  /** Never fails: when the register is unavailable, the requisites are typed. */
  async company(inn: string): Promise<FoundCompany> {
    const found = await this.#app.providers.company.find(inn);
    return found.ok ? { company: found.value, isFallback: false } : { company: null, isFallback: true };
  }

  /** @throws Refusal 422 on the requisites, 409 while the administration checks the shop */
  async saveSeller(userId: number, body: SaveOpeningSeller): Promise<Opening> {
    const errors = sellerErrors(body);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    await this.#app.db.transaction(async (tx) => {
      const row = await this.#lock(tx, userId);
      requireDraft(row);
      const { subjectType, name, inn } = body;
      const ogrn = subjectType === 'INDIVIDUAL_SUBJECT' ? null : body.ogrn;
      const kpp = subjectType === 'LEGAL_SUBJECT' ? body.kpp : null;
      const requisites = { subjectType, name: name.trim(), inn, ogrn, kpp };
      const legalInfoId = await this.#app.settings.saveRequisites(tx, requisites);
      await tx.update(serviceOpenings).set({ legalInfoId }).where(eq(serviceOpenings.id, row.id));
      if (row.serviceId) await tx.update(services).set({ legalInfoId }).where(eq(services.id, row.serviceId));
      if (row.legalInfoId !== null) await deleteRequisites(tx, [row.legalInfoId]);
    });
    return this.read(userId);
  }

  /** @throws Refusal 422 on a field, 409 before the requisites and while the administration checks the shop */
  async saveShop(userId: number, shop: SaveOpeningShop): Promise<Opening> {
    requireShop(shop);
    await this.#app.db.transaction(async (tx) => {
      const row = await this.#lock(tx, userId);
      requireDraft(row);
      const { legalInfoId, serviceId } = row;
      if (legalInfoId === null) throw conflict('opening.no-seller', openingMessages.noSeller);
      if (serviceId !== null) return changeShop(this.#app, tx, { id: serviceId, userId, shop });
      const created = await createShop(this.#app, tx, { userId, legalInfoId, shop });
      await tx.update(serviceOpenings).set({ serviceId: created }).where(eq(serviceOpenings.id, row.id));
    });
    return this.read(userId);
  }

  /** @throws Refusal 422 on `contractVersion`, 409 before the shop is filled in and when it was submitted already */
  async submit(userId: number, contractVersion: string, { ip, userAgent }: Source): Promise<Opening> {
    await this.#app.db.transaction(async (tx) => {
      const inForce = await this.#app.legal.versionInForce(tx, 'seller-contract');
      if (contractVersion !== inForce) throw invalid({ contractVersion: openingMessages.contract });
      const row = await this.#lock(tx, userId);
      requireDraft(row);
      const { serviceId } = row;
      if (serviceId === null) throw conflict('opening.no-shop', openingMessages.noShop);
      await tx.insert(serviceContracts).values({ serviceId, userId, textVersion: contractVersion, ip, userAgent });
      await tx
        .update(serviceOpenings)
        .set({ submittedAt: new Date(), returnedAt: null, returnedFrom: null })
        .where(eq(serviceOpenings.id, row.id));
      await tx.update(services).set({ status: 'MODERATION' }).where(eq(services.id, serviceId));
    });
    return this.read(userId);
  }

  /** @throws Refusal 409 when it is not in the queue */
  async withdraw(userId: number): Promise<Opening> {
    await this.#app.db.transaction(async (tx) => {
      const row = await this.#lock(tx, userId);
      if (!row.submittedAt || row.serviceId === null) throw conflict('opening.not-waiting', openingMessages.notWaiting);
      await tx.update(serviceOpenings).set({ submittedAt: null }).where(eq(serviceOpenings.id, row.id));
      await tx.update(services).set({ status: 'DRAFT' }).where(eq(services.id, row.serviceId));
    });
    return this.read(userId);
  }

  /** Shops in the moderation queue. */
  moderated(query: QueueQuery): Promise<ModeratedShops> {
    return gathered(() => readModeratedShops(this.#app, query));
  }

  /** How many shops are in the moderation queue. */
  countModerated(): Promise<number> {
    return countModeratedShops(this.#app.db);
  }

  /** @throws Refusal 404, 422 on `reason` */
  moderate(tx: Transaction, id: number, body: ModerationDecision): Promise<DecidedShop> {
    return decideOpening(this.#app, tx, id, body);
  }

  /** @throws Refusal 404, 409 when it is too late, or the shop has orders */
  undoModeration(tx: Transaction, id: number): Promise<DecidedShop> {
    return undoOpening(this.#app, tx, id);
  }

  /** The person's opening, created if there is none, and locked. */
  async #lock(tx: Transaction, userId: number): Promise<OpeningRow> {
    await tx
      .insert(serviceOpenings)
      .values({ userId })
      .onConflictDoNothing({ target: serviceOpenings.userId, where: isNull(serviceOpenings.openedAt) });
    const [row] = await tx.select().from(serviceOpenings).where(isCurrentOf(userId)).for('update');
    if (!row) throw conflict('opening.not-waiting', openingMessages.notWaiting);
    return row;
  }
}
