import { findOpen } from './checks.end.ts';
import { runJob } from './jobs.ts';
import { payoutJobs } from './plan.payouts.ts';
import { copyOf, type Scene } from './scene.ts';

const minuteMs = 60_000;
const hour = 61;
const day = 1441;
/** Minutes between the rounds of background work after a run. */
const rounds = [31, 2, 11, 2, 2, 11, 31, 2];
/** Long enough for a payout that is refused or returned and made again the next day; after that nobody queries it. */
const payoutAgain = [hour, hour, day, hour, day, 7 * day, hour];
/** The same with payouts: the dispute period, then every payout of the plan. */
const payoutRounds = [31, 11, 3 * day, 2, ...Array.from({ length: 6 }, () => payoutAgain).flat()];
const afterwards = ['payment.expire', 'payment.poll', 'payment.refund', 'desk.clocks', 'notice.deliver'] as const;

/** The administration has checked the shops whose payouts are held, and found nothing. */
async function releaseShops(scene: Scene): Promise<void> {
  const { florist, baker } = scene.stage.shops;
  const { rows } = await scene.control.query<{ id: number }>(
    'select distinct service_id as id from payout_holds where lifted_at is null and service_id = any($1::int[]) order by id',
    [[florist.id, baker.id]],
  );
  const app = copyOf(scene, 0);
  for (const { id } of rows) await app.db.transaction((tx) => app.payout.release(tx, id));
}

/** Time passes without faults, until nothing is left to do. */
export async function settle(scene: Scene): Promise<void> {
  scene.bank.heal();
  scene.payouts?.heal();
  const jobs = scene.payouts ? [...afterwards, ...payoutJobs] : afterwards;
  for (const minutes of scene.payouts ? payoutRounds : rounds) {
    if (scene.payouts) await releaseShops(scene);
    for (const job of jobs) await runJob(copyOf(scene, 0), job);
    for (const app of scene.copies) await app.jobs.settled();
    if (!(await findOpen(scene))) return;
    await scene.clock.advance(minutes * minuteMs);
  }
}
