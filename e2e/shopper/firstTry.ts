/**
 * With `VETKA_FAIL_FIRST_TRY=1`, each test that passes fails at its end and is tried again. The second try meets what
 * the first left in the database: a test that fails then cannot be retried.
 */
export const failsFirstTry = process.env['VETKA_FAIL_FIRST_TRY'] === '1';
