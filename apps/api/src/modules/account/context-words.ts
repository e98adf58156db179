/**
 * Words that an attacker of this site tries first: its name, also as typed with the other keyboard layout, and what it
 * sells.
 */
const siteWords = `ветка ветки ветке ветку vetka vetki dtnrf
  цветы цветок цветочек tsvety cvety cvetok wdtns flowers flower
  букеты букет bukety buket ,ertn bouquet
  подарки подарок podarki podarok gifts gift
  магазин magazin доставка dostavka`.split(/\s+/);

/** Words about the person that are shorter than this occur in many good passwords. */
const minWordLength = 3;

export interface Person {
  nickname: string;
  firstName: string;
  lastName: string;
  email: string | null;
}

/** The person's words in lower case. */
const personWords = ({ nickname, firstName, lastName, email }: Person): string[] =>
  [email, email?.split('@')[0], ...nickname.split(/[._-]/), nickname, firstName, lastName].flatMap((word) =>
    word && [...word].length >= minWordLength ? [word.toLowerCase()] : [],
  );

/** A password without the words. Longer ones are removed first: «букет» would leave the «ы» of «букеты». */
const without = (password: string, words: readonly string[]): string =>
  words
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());

/** The part of a password that neither this site nor its person suggests. */
export const ownPartOf = (password: string, person: Person): string =>
  without(password, [...personWords(person), ...siteWords]);
