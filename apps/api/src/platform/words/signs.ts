const phone = /(?:\+7|\b8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}/;
const link = /https?:|www\.|\b[\w-]+\.(?:ru|com|рф|me|shop|store)(?![\w-])/i;
const messenger = /телеграм|ватсап|вотсап|whats\s?app|telegram|вайбер|viber|t\.me|wa\.me/i;

export const hasPhone = (text: string): boolean => phone.test(text);
export const hasLink = (text: string): boolean => link.test(text);
export const namesMessenger = (text: string): boolean => messenger.test(text);

/** Fewer letters may be an abbreviation or an exclamation. */
const fewestShouted = 15;
const shareShouted = 0.7;

/** Whether most letters of a text are capital. */
export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= fewestShouted && capitals.length >= letters.length * shareShouted;
}
