import { runWithBuiltPrograms } from './harness/builtPrograms.ts';

/**
 * A fleet on one machine under load, with faults: `apps/api/test/scale/run.ts` describes it and its options.
 *
 *   pnpm scale [--shoppers 4] [--talks 2] [--think 1500] [--only deploy,failover] [--data <folder>]
 */
await runWithBuiltPrograms('run.ts');
