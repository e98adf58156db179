import { createHmac } from 'node:crypto';

const markLength = 10;

/** Ids start over when a database is recreated, but the bank remembers earlier ones: the mark distinguishes them. */
const markOf = (secret: string, id: number, createdAt: Date): string =>
  createHmac('sha256', secret).update(`${id}:${createdAt.toISOString()}`).digest('hex').slice(0, markLength);

interface Numbered {
  id: number;
  createdAt: Date;
}

/** The bank's identifier of an attempt: unique, at most 36 characters. */
export const bankNumberOf = (secret: string, { id, createdAt }: Numbered): string =>
  `${id}-${markOf(secret, id, createdAt)}`;

/** The id in a bank's number, unverified; null when the number is not one of ours. */
export const idInBankNumber = (number: string): number | null => {
  const id = /^(\d{1,10})-[0-9a-f]+$/.exec(number)?.[1];
  return id === undefined || Number(id) > 2_147_483_647 ? null : Number(id);
};
