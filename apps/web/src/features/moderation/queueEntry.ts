/** Queues whose entries have pages of their own, `/my/moderation/{queue}/{id}`. */
export const entryQueues = ['shops', 'products', 'complaints', 'disputes'] as const;
export type EntryQueue = (typeof entryQueues)[number];

export const entryTitles: Record<EntryQueue, string> = {
  shops: 'Магазин на проверке',
  products: 'Товар на проверке',
  complaints: 'Жалоба',
  disputes: 'Спор',
};

/** Links to the rooms with all entries. */
export const roomLinks: Record<EntryQueue, string> = {
  shops: 'Все магазины на проверке',
  products: 'Все товары на проверке',
  complaints: 'Все жалобы',
  disputes: 'Все споры',
};

/** The id in a path; undefined for anything else than a number from 1. */
export function entryId(text: string): number | undefined {
  const id = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
}

export const isEntryQueue = (text: string): text is EntryQueue => entryQueues.some((queue) => queue === text);
