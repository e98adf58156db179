import { runApi } from '../../src/program.ts';

/**
 * The API as a test starts and kills it. Its background jobs do not run automatically: a message from the test runs
 * one.
 */
runApi({
  extend: (app) => {
    app.addHook('onReady', () => app.jobs.stop());
    process.on('message', (job: string) => void app.jobs.run(job).finally(() => process.send?.(job)));
  },
});
