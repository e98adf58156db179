/**
 * Whether a row is as its editor has read it. Compared under the row's lock, it keeps one editor from replacing the text of
 * another unseen, like `If-Unmodified-Since` (RFC 9110).
 * @param since `updatedAt` of the row that was read
 */
export const isUnchanged = ({ updatedAt }: { updatedAt: Date }, since: string): boolean =>
  updatedAt.getTime() === Date.parse(since);

/** The time of a change, later than the last one even where the clocks of two replicas differ. */
export const nextChange = ({ updatedAt }: { updatedAt: Date }): Date =>
  new Date(Math.max(Date.now(), updatedAt.getTime() + 1));
