import {
  complaintKindLabels,
  type ComplaintAnswer,
  type ComplaintCase,
  type ComplaintCasePage,
  type ComplaintsQuery,
  type DecideComplaint,
  type NewComplaint,
} from '@vetka/domain/moderation';
import { metaOf } from '@vetka/domain/paging';
import type { FastifyInstance } from 'fastify';
import { authorOf } from '../../platform/authors.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import type { RequestSession, SignedIn } from '../../platform/session/request-session.ts';
import { complaintRules } from './moderation.kinds.ts';
import * as repository from './moderation.repository.ts';
import { subjectOf } from './moderation.subjects.ts';

const casesTake = 24;

const caseNotFound = () => notFound('moderation.unknown-case', 'Такой жалобы нет');

/** For other people the queue does not exist. @throws Refusal 404 */
function requireAdministration({ isAdministration }: SignedIn): void {
  if (!isAdministration) throw caseNotFound();
}

const caseOf = ({ entry, subject, notes }: repository.CaseRow): ComplaintCase => ({
  id: entry.id,
  kind: entry.kind,
  subject: subject && subjectOf(entry.kind, subject),
  complaints: notes.map(({ reporter, createdAt, ...note }) => ({
    ...note,
    reporter: authorOf(reporter),
    createdAt: new Date(createdAt).toISOString(),
  })),
  decision: entry.decision,
  words: entry.words,
  decidedAt: entry.decidedAt?.toISOString() ?? null,
});

/** Complaints about what people publish, and decisions of the administration. */
export class Moderation {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** @throws Refusal 404 for what the person does not see, 422 for their own */
  async complain(session: RequestSession, user: SignedIn, complaint: NewComplaint): Promise<ComplaintAnswer> {
    const { kind, subjectId } = complaint;
    await complaintRules[kind].requireShown(this.#app, { session, user }, subjectId);
    if ((await repository.findOwner(this.#app.db, kind, subjectId)) === user.id) {
      throw invalid({ subjectId: 'Это ваша публикация: её можно изменить или удалить' }, 'moderation.own');
    }
    return { isNew: await this.#app.db.transaction((tx) => repository.addComplaint(tx, user.id, complaint)) };
  }

  /** @throws Refusal 404 for people outside the administration */
  async list(
    user: SignedIn,
    { page = 1, take = casesTake, isDecided = false }: ComplaintsQuery,
  ): Promise<ComplaintCasePage> {
    requireAdministration(user);
    const [rows, total] = await Promise.all([
      repository.findCases(this.#app.db, isDecided, { page, take }),
      repository.countCases(this.#app.db, isDecided),
    ]);
    return { data: rows.map(caseOf), meta: metaOf(page, take, total) };
  }

  /** Hides the thing and tells its author why, or leaves it. @throws Refusal 404, 409 when it is decided, 422 on `words` */
  async decide(user: SignedIn, id: number, { decision, words }: DecideComplaint): Promise<ComplaintCase> {
    requireAdministration(user);
    const said = words.trim();
    if (decision === 'HIDE' && said === '') throw invalid({ words: 'Напишите автору, почему это скрыто' });
    await this.#app.db.transaction(async (tx) => {
      const locked = await repository.lockCase(tx, id);
      if (!locked) throw caseNotFound();
      if (locked.decidedAt) throw conflict('moderation.decided', 'Решение уже принято');
      await repository.saveDecision(tx, id, {
        decision,
        words: decision === 'HIDE' ? said : null,
        decidedById: user.id,
      });
      if (decision === 'HIDE') await this.#hide(tx, locked, { words: said, hiddenById: user.id });
    });
    const row = await repository.findCase(this.#app.db, id);
    if (!row) throw caseNotFound();
    return caseOf(row);
  }

  async #hide(
    tx: Transaction,
    { id, kind, subjectId }: repository.CaseRow['entry'],
    { words, hiddenById }: { words: string; hiddenById: number },
  ): Promise<void> {
    const ownerId = await repository.findOwner(tx, kind, subjectId);
    const { hide, isNotified } = complaintRules[kind];
    await hide(this.#app, tx, subjectId, { words, hiddenById });
    if (ownerId === null || isNotified) return;
    const title = complaintKindLabels[kind].hidden;
    const notice = {
      userId: ownerId,
      kind: 'HIDDEN_BY_MODERATION' as const,
      key: `moderation:${id}`,
      path: '/my/notices',
    };
    await this.#app.notices.tell(tx, [{ ...notice, title, text: words }]);
  }
}
