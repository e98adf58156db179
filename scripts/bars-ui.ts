import { stopSignal } from './launcher/signals.ts';
import { barTable, isPassed, measureBars } from './package/bars.ts';
import { buildPackages } from './package/build.ts';

/** `pnpm bars:ui`: what parts of the built kit weigh, beside what they may. */
await buildPackages(stopSignal());
const bars = await measureBars();
console.log(barTable(bars));
process.exit(bars.every(isPassed) ? 0 : 1);
