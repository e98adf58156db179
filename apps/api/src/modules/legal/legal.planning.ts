import { formatDate } from '@vetka/domain/date';
import { canBeWorse, earliestDay, isContract, noticeDaysOf, type PlanLegalVersion } from '@vetka/domain/legal';
import { pagePath } from '@vetka/domain/path';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { services } from '../../platform/database/schema/service.ts';
import { conflict, invalid } from '../../platform/http/refusal.ts';
import { legalMessages } from './legal.messages.ts';
import * as repository from './legal.repository.ts';

type Row = repository.VersionRow;

/** @throws Refusal 422 on the field that prevents announcing a draft for a day */
async function requirePlannable(tx: Transaction, draft: Row, { day, isWorse }: PlanLegalVersion): Promise<void> {
  const { slug, summary, text } = draft;
  if (summary === '') throw invalid({ summary: legalMessages.summary });
  const earliest = earliestDay(slug, isWorse, repository.todayInMoscow());
  if (day < earliest) throw invalid({ day: legalMessages.tooSoon(earliest, noticeDaysOf(slug, isWorse)) });
  if (await repository.findOfDay(tx, slug, day)) throw invalid({ day: legalMessages.takenDay });
  const [latest] = await repository.findAnnounced(tx, slug);
  if (latest?.text === text) throw invalid({ text: legalMessages.same });
}

/** Announces a draft. The owners of shops are notified of their contract. */
export async function announceVersion(
  app: FastifyInstance,
  tx: Transaction,
  draft: Row,
  plan: PlanLegalVersion,
): Promise<Row> {
  await requirePlannable(tx, draft, plan);
  const { day, isWorse } = plan;
  const row = await repository.updateVersion(tx, draft.id, { day, isWorse: canBeWorse(draft.slug) && isWorse });
  if (isContract(row.slug)) {
    const title = `Договор с «Веткой» изменится ${formatDate(day, 'd MMMM yyyy')}`;
    await notifyOwners(app, tx, { key: occasionOf(row), title, text: row.summary });
  }
  return row;
}

/** Makes an announced version a draft again. @throws Refusal 409 */
export async function withdrawVersion(app: FastifyInstance, tx: Transaction, row: Row): Promise<Row> {
  const { id, slug, day } = row;
  if (day === null) throw conflict('legal.not-announced', legalMessages.notAnnounced);
  if (day <= repository.todayInMoscow()) throw conflict('legal.in-force', legalMessages.inForce);
  if (await repository.findDraft(tx, slug)) throw conflict('legal.has-draft', legalMessages.hasDraft);
  if (isContract(slug)) {
    const key = occasionOf(row);
    await app.notices.withdraw(tx, { key, kinds: ['SHOP_CONTRACT'] });
    const title = `Договор с «Веткой» не изменится ${formatDate(day, 'd MMMM yyyy')}`;
    await notifyOwners(app, tx, { key: `${key}-withdrawn`, title, text: 'Объявленную редакцию отозвали.' });
  }
  return repository.updateVersion(tx, id, { day: null, isWorse: false });
}

const occasionOf = ({ id, day }: Row): string => `contract-${id}-${day}`;

/** Owners of shops that accepted the contract. */
async function notifyOwners(
  { notices }: FastifyInstance,
  tx: Transaction,
  news: { key: string; title: string; text: string },
): Promise<void> {
  const owners = await tx
    .selectDistinct({ userId: services.ownerId })
    .from(services)
    .where(inArray(services.status, ['MODERATION', 'PUBLISHED', 'HIDDEN']));
  const path = pagePath('/docs/$document/versions', { document: 'seller-contract' });
  await notices.notify(
    tx,
    owners.map(({ userId }) => ({ userId, kind: 'SHOP_CONTRACT', ...news, path })),
  );
}
