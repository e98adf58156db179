import type { ChatAttachment, ChatMessage } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

export const typingText = 'Печатает';
export const deletedText = 'Сообщение удалено';
/** How long a sender may edit and delete a message (hours). */
export const changeableHours = 24;
/** `isTyping: false` follows `true` after this delay (ms). */
export const typingOffMs = 2000;
/** The sent flag is cleared after this delay (ms). */
export const sentFlagMs = 3000;
/** A room that could not be joined for a reason that passes is joined again after this delay (ms). */
export const rejoinMs = 3000;
/** Longest delay between reconnection attempts (ms). */
export const reconnectionDelayMaxMs = 10_000;

type Linking = Pick<ChatMessage, 'text'> & { products?: readonly unknown[]; orders?: readonly unknown[] };

/** Whether a text consists only of links to the products and orders of its message. */
export function isOnlyLinks({ text, products = [], orders = [] }: Linking): boolean {
  const words = text.trim().split(/\s+/);
  const count = products.length + orders.length;
  return count > 0 && words.length === count && words.every((word) => /^https?:\/\//i.test(word));
}

type Previewed = Linking & Pick<ChatMessage, 'isDeleted'> & { attachments: readonly Pick<ChatAttachment, 'type'>[] };

/** A message in one line, as the list of rooms shows it. */
export function previewOf(message: Previewed): string {
  const { text, attachments, isDeleted, orders = [] } = message;
  if (isDeleted) return deletedText;
  if (isOnlyLinks(message)) return orders.length > 0 ? 'Заказ' : 'Товар';
  if (text !== '' || attachments.length === 0) return text;
  return attachments.every(({ type }) => type === 'IMAGE') ? 'Фото' : 'Файл';
}

/** Whether its sender may still edit or delete a message. */
export const isChangeable = (
  { type, isDeleted, createdAt }: Pick<ChatMessage, 'type' | 'isDeleted' | 'createdAt'>,
  now: number,
): boolean => type === 'TEXT' && !isDeleted && now - Date.parse(createdAt) < changeableHours * 3_600_000;
