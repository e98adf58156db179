import { runWithBuiltPrograms } from './harness/builtPrograms.ts';

/**
 * One shop under mixed load for a long time: `apps/api/test/scale/soak.ts` describes it and its options.
 *
 *   pnpm bench:soak [--minutes 60] [--guests 6] [--shoppers 4] [--talks 2] [--think 500]
 */
await runWithBuiltPrograms('soak.ts');
