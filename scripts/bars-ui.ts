import { stopSignal } from './launcher/signals.ts';
import { barTable, measureSizes } from './package/bars.ts';
import { buildPackages } from './package/build.ts';
import { countStories, readProofs } from './package/proofs.ts';

/**
 * `pnpm bars:ui`: all quality thresholds of the UI kit in one table. Sizes are measured now (gzip, without React); the
 * others are read from the last run of the tests that prove them: `node scripts/verify.ts unit packages stories`.
 */
await buildPackages(stopSignal());
const bars = [...(await measureSizes()), ...readProofs()];
console.log(barTable(bars));
const { stories, played } = countStories();
console.log(`${stories} stories, ${played} of them with interaction tests`);
process.exit(bars.every(({ isPassed }) => isPassed) ? 0 : 1);
