import type { ChatMessage } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

export const typingText = 'Печатает';
/** `isTyping: false` follows `true` after this delay (ms). */
export const typingOffMs = 2000;
/** The sent flag is cleared after this delay (ms). */
export const sentFlagMs = 3000;
/** Longest delay between reconnection attempts (ms). */
export const reconnectionDelayMaxMs = 10_000;

/** A message in one line, as the list of rooms shows it. */
export function previewOf({ text, attachments }: Pick<ChatMessage, 'text' | 'attachments'>): string {
  if (text !== '' || attachments.length === 0) return text;
  return attachments.every(({ type }) => type === 'IMAGE') ? 'Фото' : 'Файл';
}
