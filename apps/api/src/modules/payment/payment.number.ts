import { createHmac } from 'node:crypto';

const markLength = 10;

/** Databases are made anew and numbers begin again, but the bank remembers: the mark tells one payment 5 from another. */
const markOf = (secret: string, id: number, createdAt: Date): string =>
  createHmac('sha256', secret).update(`${id}:${createdAt.toISOString()}`).digest('hex').slice(0, markLength);

interface Numbered {
  id: number;
  createdAt: Date;
}

/** How the bank knows an attempt to pay: unique for each, 36 characters at most. */
export const bankNumberOf = (secret: string, { id, createdAt }: Numbered): string =>
  `${id}-${markOf(secret, id, createdAt)}`;

/** The id in a bank's number, not yet to be believed; null where it is none of ours. */
export const idInBankNumber = (number: string): number | null => {
  const id = /^(\d{1,10})-[0-9a-f]+$/.exec(number)?.[1];
  return id === undefined || Number(id) > 2_147_483_647 ? null : Number(id);
};
