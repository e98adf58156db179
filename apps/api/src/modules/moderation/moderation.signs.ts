import type { ModerationSign } from '@vetka/domain/moderation';
import { hasLink, hasPhone, isShouted, namesMessenger } from '../../platform/words/signs.ts';

/** How long an account is new (ms). */
const newAccountMs = 7 * 24 * 60 * 60_000;

/** Word prefixes: insults, and offers that are usually fraud. */
const stopStems = ['дебил', 'идиот', 'кретин', 'мразь', 'ублюд', 'твар', 'казино', 'ставк', 'обнал', 'закладк'];
const stopWords = new RegExp(`(?<!\\p{L})(?:${stopStems.join('|')})`, 'iu');

/** The suspicious signs in a published text. @param since when the author's account was created */
export function signsIn(text: string, since: Date): ModerationSign[] {
  const isNew = Date.now() - since.getTime() < newAccountMs;
  const found: [boolean, ModerationSign][] = [
    [isNew && hasLink(text), 'LINK'],
    [hasPhone(text) || namesMessenger(text), 'CONTACTS'],
    [isShouted(text), 'CAPITALS'],
    [stopWords.test(text), 'STOP_WORDS'],
  ];
  return found.flatMap(([isFound, sign]) => (isFound ? [sign] : []));
}
