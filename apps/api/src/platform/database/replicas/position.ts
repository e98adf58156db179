/**
 * A position in the write-ahead log: PostgreSQL's `pg_lsn`. A replica that has replayed up to a position shows every
 * transaction that was visible on the primary when the position was read there.
 */
export type Position = bigint;

/** Before every position. */
export const beginning: Position = 0n;
/** A position that no replica reaches. */
export const unreachable: Position = 2n ** 64n - 1n;

const pageBytes = 8192n;
const pageHeaderBytes = 24n;

/**
 * Where the next record will be inserted; null on a server that is not the primary. Not `pg_current_wal_lsn`: with
 * `synchronous_commit=off` a visible transaction may not be written yet.
 */
export const positionSql = `case when pg_is_in_recovery() then null else pg_current_wal_insert_lsn() end::text`;

/** @param lsn PostgreSQL's notation, such as `16/B374D848`; null for a server that is not the primary */
export function positionOf(lsn: string | null | undefined): Position {
  const [high, low] = lsn?.split('/') ?? [];
  if (!high || !low) return unreachable;
  const position = (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
  // The insert position skips the header of an empty page. A replica that has replayed everything is before it.
  return position % pageBytes === pageHeaderBytes ? position - pageHeaderBytes : position;
}

/** The position as text for a cookie. */
export const textOfPosition = (position: Position): string => position.toString(16);

/** The position of such a text; the beginning for any other text. */
export const readPosition = (text = ''): Position => (/^[\da-f]{1,16}$/.test(text) ? BigInt(`0x${text}`) : beginning);

export const latest = (...positions: Position[]): Position =>
  positions.reduce((one, other) => (one > other ? one : other), beginning);
