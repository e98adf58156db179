const CHUNK = 1000;

/** Inserts many rows, at most a thousand per statement: PostgreSQL allows at most 65,535 parameters. */
export async function inChunks<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) await insert(rows.slice(at, at + CHUNK));
}
