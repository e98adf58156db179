import { runApi } from '../../src/program.ts';

/**
 * The API as a test starts and kills it. Its background jobs do not run by themselves: a message from the test names one
 * to run now.
 */
runApi({
  extend: (app) => {
    app.addHook('onReady', () => app.jobs.stop());
    process.on('message', (job: string) => void app.jobs.run(job).finally(() => process.send?.(job)));
  },
});
