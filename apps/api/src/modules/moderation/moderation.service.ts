import type {
  AnswerAppeal,
  CaseView,
  ComplaintAnswer,
  ComplaintCase,
  ComplaintCasePage,
  ComplaintKind,
  ComplaintsQuery,
  DecideComplaint,
  NewComplaint,
  OwnDecision,
} from '@vetka/domain/moderation';
import { metaOf } from '@vetka/domain/paging';
import type { FastifyInstance } from 'fastify';
import type { AuditObject } from '../../platform/administration/audit.objects.ts';
import type { Act } from '../../platform/administration/implement.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import type { HiddenState } from '../../platform/hidden.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import type { RequestSession, SignedIn } from '../../platform/session/request-session.ts';
import { answerAppeal, caseNotFound, decide, objectTo, undo } from './moderation.decisions.ts';
import { complaintRules } from './moderation.kinds.ts';
import * as repository from './moderation.repository.ts';
import { signsIn } from './moderation.signs.ts';
import { subjectOf } from './moderation.subjects.ts';
import { appealOf, caseOf } from './moderation.view.ts';

const casesTake = 24;

/** A new or changed publication of a person. */
interface Published {
  kind: ComplaintKind;
  id: number;
  text: string;
  /** null for a shop. */
  userId: number | null;
}

/** Complaints about publications, decisions of the administration, and appeals against them. */
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

  /** Puts a publication with suspicious signs in the queue. It stays visible until a person decides. */
  async inspect(tx: Transaction, { kind, id, text, userId }: Published): Promise<void> {
    const since = userId === null ? undefined : await repository.findSince(tx, userId);
    const signs = signsIn(text, since ?? new Date(0));
    if (signs.length > 0) await repository.addSigns(tx, { kind, id }, signs);
  }

  /** Whether the administration has hidden a thing, so that its author may not restore it. */
  isHidden(db: Executor, kind: ComplaintKind, id: number): Promise<boolean> {
    return repository.isHidden(db, kind, id);
  }

  /**
   * The author shows a hidden thing again, after correcting it: it is visible and in the queue until a person decides.
   * @returns the states in which it was hidden; none when it was not
   */
  async showAgain(tx: Transaction, thing: Pick<Published, 'kind' | 'id'>): Promise<HiddenState[]> {
    const states = await repository.endHiding(tx, thing);
    if (states.length > 0) await repository.addSigns(tx, thing, ['SHOWN_AGAIN']);
    return states;
  }

  /** Cases for the administration. */
  async list({ page = 1, take = casesTake, view = 'WAITING', kind, id }: ComplaintsQuery): Promise<ComplaintCasePage> {
    const { db } = this.#app;
    const rows = await repository.findCases(db, { view, kind, id }, { page, take });
    return { data: rows.map(caseOf), meta: metaOf(page, take, await repository.countCases(db, { view, kind, id })) };
  }

  /** How many cases a view has. */
  count(view: CaseView): Promise<number> {
    return repository.countCases(this.#app.db, { view });
  }

  /** The subject of a case, for the audit log. */
  async objectOf(tx: Transaction, id: number): Promise<AuditObject | undefined> {
    const row = await repository.lockCase(tx, id);
    return row && { kind: row.kind, id: row.subjectId };
  }

  /** @throws Refusal 404, 409 when it is decided, 422 on `words` */
  async decide(act: Act, id: number, body: DecideComplaint): Promise<ComplaintCase> {
    await decide(this.#app, act, id, body);
    return this.#case(act.tx, id);
  }

  /** @throws Refusal 404, 409 when it is too late */
  async undo(act: Act, id: number): Promise<ComplaintCase> {
    await undo(this.#app, act, id);
    return this.#case(act.tx, id);
  }

  /** @throws Refusal 404, 409 when it is answered */
  async answerAppeal(act: Act, id: number, body: AnswerAppeal): Promise<ComplaintCase> {
    await answerAppeal(this.#app, act, id, body);
    return this.#case(act.tx, id);
  }

  /** A decision that hid something of the person. @throws Refusal 404 for other people's */
  async ownDecision(userId: number, id: number): Promise<OwnDecision> {
    const row = await repository.findCase(this.#app.db, id);
    const isOwn = row?.subject?.ownerId === userId && row.entry.decision === 'HIDE';
    if (!row?.entry.decidedAt || !isOwn || complaintRules[row.entry.kind].isNotified) {
      throw notFound('moderation.unknown-decision', 'Такого решения нет');
    }
    const { entry, subject } = row;
    return {
      id,
      kind: entry.kind,
      subject: subject && subjectOf(entry.kind, subject),
      isHidden: entry.hiddenState !== null,
      words: entry.words ?? '',
      decidedAt: row.entry.decidedAt.toISOString(),
      appeal: appealOf(row),
    };
  }

  /** @throws Refusal 404 for other people's, 409 for the second time */
  async appeal(userId: number, id: number, text: string): Promise<OwnDecision> {
    await this.ownDecision(userId, id);
    await this.#app.db.transaction((tx) => objectTo(tx, userId, id, text));
    return this.ownDecision(userId, id);
  }

  async #case(db: Executor, id: number): Promise<ComplaintCase> {
    const row = await repository.findCase(db, id);
    if (!row) throw caseNotFound();
    return caseOf(row);
  }
}
