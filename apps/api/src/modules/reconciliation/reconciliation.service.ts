import type {
  Difference,
  DifferencesQuery,
  Reconciled,
  ResolveDifference,
  UploadRegister,
} from '@vetka/domain/reconciliation';
import type { FastifyInstance } from 'fastify';
import type { AfterCommit } from '../../platform/administration/audit.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { countDifferences, readDays, readDifferences } from './reconciliation.reading.ts';
import { resolveDifference } from './reconciliation.resolve.ts';
import { reconcileWith } from './reconciliation.run.ts';
import { keepRegister } from './reconciliation.upload.ts';

/** Our books compared with those of the banks. */
export class ReconciliationService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  read(query: DifferencesQuery) {
    return readDifferences(this.#app, query);
  }

  /** How many differences are open. */
  countOpen(): Promise<number> {
    return countDifferences(this.#app.db, 'OPEN');
  }

  days() {
    return readDays(this.#app);
  }

  /** Compares with every configured bank. */
  async run(): Promise<Reconciled> {
    for (const { name } of this.#app.providers.payments) await reconcileWith(this.#app, name);
    return { open: await this.#app.db.transaction((tx) => countDifferences(tx, 'OPEN')) };
  }

  /**
   * Compares after an act is committed, because banks are not asked within its transaction. The answer is sent
   * afterwards.
   */
  runAfter(afterCommit: AfterCommit): Reconciled {
    const answer = { open: 0 };
    afterCommit(async () => Object.assign(answer, await this.run()));
    return answer;
  }

  /** @throws Refusal 422 on `table` */
  upload(tx: Transaction, body: UploadRegister): Promise<void> {
    return keepRegister(this.#app, tx, body);
  }

  /** @throws Refusal 404, 409, 422 on `decision` */
  resolve(tx: Transaction, id: number, body: ResolveDifference): Promise<Difference> {
    return resolveDifference(this.#app, tx, id, body);
  }
}
