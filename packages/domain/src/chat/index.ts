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
/** Longest delay between reconnection attempts (ms). */
export const reconnectionDelayMaxMs = 10_000;

/** A message in one line, as the list of rooms shows it. */
export function previewOf({
  text,
  attachments,
  isDeleted,
}: Pick<ChatMessage, 'text' | 'isDeleted'> & { attachments: readonly Pick<ChatAttachment, 'type'>[] }): string {
  if (isDeleted) return deletedText;
  if (text !== '' || attachments.length === 0) return text;
  return attachments.every(({ type }) => type === 'IMAGE') ? 'Фото' : 'Файл';
}

/** Whether its sender may still edit or delete a message. */
export const isChangeable = (
  { type, isDeleted, createdAt }: Pick<ChatMessage, 'type' | 'isDeleted' | 'createdAt'>,
  now: number,
): boolean => type === 'TEXT' && !isDeleted && now - Date.parse(createdAt) < changeableHours * 3_600_000;
