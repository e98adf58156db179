/** The committed baseline. */
export const baselineFile = new URL('../migrations/0001_tables.sql', import.meta.url);
