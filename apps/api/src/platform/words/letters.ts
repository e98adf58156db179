/** Lower case, with «е» for «ё», as people type it. */
export const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** The words and numbers of a text. */
export const wordsOf = (text: string): string[] => plain(text).match(/[a-zа-я0-9]+/g) ?? [];

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюе';
const toRussian = new Map([...latinKeys].map((key, index) => [key, russianKeys[index] ?? key]));
const toLatin = new Map([...russianKeys].map((key, index) => [key, latinKeys[index] ?? key]));
const capitalKeys = new Map([...'{}:"<>~'].map((key, index) => [key, "[];',.`"[index] ?? key]));

/** The same keys pressed in the other keyboard layout: «,erbn» is «букет». */
export function otherLayout(text: string): string {
  const keys = /[а-яё]/i.test(text) ? toLatin : toRussian;
  return [...text.toLowerCase()].map((key) => keys.get(capitalKeys.get(key) ?? key) ?? key).join('');
}

const russianLetters = 'абвгдежзийклмнопрстуфхцчшщыэюя';
const sounds = 'abvgde7ziiklmnoprstufhc466ieua';
/** Latin letters, and digits for sounds that no single Latin letter has; signs are silent. */
const soundOfLetter = new Map([...russianLetters].map((letter, index) => [letter, sounds[index] ?? '']))
  .set('ъ', '')
  .set('ь', '');

/** Latin spellings of Russian sounds. The order matters: longer spellings come first. */
const latinSounds: [spelling: RegExp, sound: string][] = [
  [/shch|sch|shh|sh|w/g, '6'],
  [/zh/g, '7'],
  [/kh|x/g, 'h'],
  [/tch|ch/g, '4'],
  [/ts|tz|tc|cz/g, 'c'],
  [/ph/g, 'f'],
  [/q/g, 'k'],
  [/[yj]u/g, 'u'],
  [/[yj]a/g, 'a'],
  [/[yj][oe]/g, 'e'],
  [/[yj]/g, 'i'],
];

const russianSound = (word: string): string => [...word].map((letter) => soundOfLetter.get(letter) ?? letter).join('');
const latinSound = (word: string): string =>
  latinSounds.reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), word);

/**
 * How a word sounds, in Latin letters. A Russian word and its usual transliterations sound the same: «лилия», `liliya`
 * and `lilija`. An «i» before a vowel is dropped, because some spellings omit it.
 */
export const soundOf = (word: string): string =>
  (/[а-я]/.test(word) ? russianSound(word) : latinSound(word))
    .replaceAll(/(?<=.)i(?=[aeou])/g, '')
    .replaceAll(/(.)\1+/g, '$1');
