import { stopSignal } from './launcher/signals.ts';
import { createSteps } from './launcher/steps.ts';
import { buildPackages } from './package/build.ts';

/** `pnpm build:packages`: builds each package's `dist` exactly as it is published. */
const signal = stopSignal();
await createSteps(1)
  .run('Build the packages', () => buildPackages(signal))
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
