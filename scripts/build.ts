import { buildApi } from './launcher/apiBuild.ts';
import { stopSignal } from './launcher/signals.ts';
import { buildSite } from './launcher/site.ts';
import { createSteps } from './launcher/steps.ts';

/** `pnpm build`: builds the site and the API, as `npm start` does. */
const signal = stopSignal();
const steps = createSteps(2);
await steps
  .run('Build the API', () => buildApi(signal))
  .then(() => steps.run('Build the site', () => buildSite(signal)))
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
