export type * from './schema.ts';
export * from './values.ts';

export const typingText = 'Печатает';
/** `isTyping: false` follows `true` after this long, milliseconds. */
export const typingOffMs = 2000;
/** The sent flag is put out after this long, milliseconds. */
export const sentFlagMs = 3000;
/** Longest pause between tries to reconnect, milliseconds. */
export const reconnectionDelayMaxMs = 10_000;
