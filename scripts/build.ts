import { stopSignal } from './launcher/signals.ts';
import { buildSite } from './launcher/site.ts';
import { createSteps } from './launcher/steps.ts';

/** `pnpm build`: builds only the site, as `npm start` does. */
const signal = stopSignal();
await createSteps(1)
  .run('Build the site', () => buildSite(signal))
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
