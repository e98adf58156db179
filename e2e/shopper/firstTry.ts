/**
 * With `VETKA_FAIL_FIRST_TRY=1`, each passing test fails at its end and is retried. The second try runs on the data
 * left by the first: a test that fails then cannot be retried.
 */
export const failsFirstTry = process.env['VETKA_FAIL_FIRST_TRY'] === '1';
