import { commands } from 'vitest/browser';

/** Words in Latin letters that Russian texts have: names, addresses, units and signs. */
const allowed = [
  // Addresses.
  /[\w.+-]+@[\w.-]+\.\w+/g,
  /(?:https?:\/\/)?[\w-]+\.(?:ru|рф|com)\b[\w/?=&.-]*/g,
  // Nicknames, which are in Latin letters by rule.
  /@[\w.-]+/g,
  // File names and their kinds, as a shopper sees them in a list of files.
  /\S+\.(?:jpe?g|png|webp|pdf|heic)\b/gi,
  /\b(?:JPE?G|PNG|WEBP|WebP|PDF|HEIC)\b/g,
  /\b\d+ ?MB\b/g,
  // Titles that the specification gives to error pages.
  /Page Not Found|Internal Server Error/g,
  // What the browser says for itself about a field for files, in its own language.
  /No file chosen/g,
  // The wrong keyboard layout, shown as it was typed.
  /,erbn/g,
  // How others write their own names.
  /\b(?:Telegram|VK|WhatsApp|Visa|Mastercard|Apple Pay|Google|Yandex|QR|SMS|GPS|cookie)\b/g,
  // Roman numerals and sizes of clothes and flowers.
  /\b[IVX]+\b/g,
  /\b(?:XS|S|M|L|XL|XXL)\b/g,
];

/** Attributes that are read out or shown, wherever they are: an element that is hidden now is met later. */
const spoken = [
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
];

/** Storybook's own messages, which lie hidden beside every story. */
const notOurs = '.sb-wrapper, .sb-preparing-story, .sb-preparing-docs';

function spokenAttributes(): string[] {
  return spoken.flatMap((name) =>
    [...document.body.querySelectorAll(`[${name}]`)]
      .filter((element) => !element.closest(notOurs))
      .map((element) => element.getAttribute(name) ?? ''),
  );
}

function hasForeignWord(text: string): boolean {
  const rest = allowed.reduce((left, word) => left.replaceAll(word, ' '), text);
  return /[A-Za-z]{2,}/.test(rest);
}

/**
 * Looks for foreign words in what assistive technology is told: names, descriptions and values in the browser's own
 * accessibility tree, and attributes that may be said later.
 */
export async function judgeWords(): Promise<string | undefined> {
  const texts = new Set([...spokenAttributes(), ...(await commands.accessibleTexts())]);
  const foreign = [...texts].filter(hasForeignWord);
  return foreign.length === 0 ? undefined : `foreign words in the accessibility tree: ${foreign.join(' | ')}`;
}
