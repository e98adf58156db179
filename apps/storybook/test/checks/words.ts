import { commands } from 'vitest/browser';

/** Words in Latin letters that may appear in Russian text: names, addresses, units and symbols. */
const allowed = [
  // E-mail and web addresses.
  /[\w.+-]+@[\w.-]+\.\w+/g,
  /(?:https?:\/\/)?[\w-]+\.(?:ru|рф|com)\b[\w/?=&.-]*/g,
  // Nicknames, always in Latin letters.
  /@[\w.-]+/g,
  // File names and extensions, as shown in file lists.
  /\S+\.(?:jpe?g|png|webp|pdf|heic)\b/gi,
  /\b(?:JPE?G|PNG|WEBP|WebP|PDF|HEIC)\b/g,
  /\b\d+ ?MB\b/g,
  // Titles of error pages, prescribed by the specification.
  /Page Not Found|Internal Server Error/g,
  // The browser's own text in a file input, in the browser's language.
  /No file chosen/g,
  // Text typed in the wrong keyboard layout.
  /,erbn/g,
  // Brand names.
  /\b(?:Chrome|Safari|Windows|iOS|Android)\b/g,
  /\b(?:Telegram|VK|WhatsApp|Visa|Mastercard|Apple Pay|Google|Yandex|OpenStreetMap|QR|SMS|Push|GPS|cookie)\b/g,
  // Roman numerals and sizes of clothes and flowers.
  /\b[IVX]+\b/g,
  /\b(?:XS|S|M|L|XL|XXL)\b/g,
];

/** Attributes that are read out or shown. Hidden elements count: they may be shown later. */
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

/** Storybook's own messages, hidden next to every story. */
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
 * Looks for non-Russian words in the text exposed to assistive technology: names, descriptions and values in the
 * browser's accessibility tree, and the attributes listed above.
 */
export async function checkWords(): Promise<string | undefined> {
  const texts = new Set([...spokenAttributes(), ...(await commands.accessibleTexts())]);
  const foreign = [...texts].filter(hasForeignWord);
  return foreign.length === 0 ? undefined : `foreign words in the accessibility tree: ${foreign.join(' | ')}`;
}
