import { cityNicknames } from '../../platform/words/cities.ts';
import { closeWords, toleranceOf } from '../../platform/words/closeness.ts';
import { otherLayout, plain, soundOf } from '../../platform/words/letters.ts';

interface Named {
  name: string;
}

/** The name and its later words: «Ростов-на-Дону», «на», «Дону». */
const startsOf = (name: string): string[] => {
  const words = plain(name).split(/[\s-]+/);
  return [plain(name), ...words.slice(1)];
};

const byStart =
  (wanted: string) =>
  ({ name }: Named): boolean =>
    startsOf(name).some((start) => start.startsWith(wanted));

const byNickname =
  (wanted: string) =>
  ({ name }: Named): boolean =>
    plain(name) === cityNicknames[wanted];

const bySound =
  (wanted: string) =>
  ({ name }: Named): boolean =>
    startsOf(name).some((start) => soundOf(start).startsWith(wanted));

function byTypo<T extends Named>(cities: readonly T[], wanted: string): T[] {
  const starts = cities.flatMap((city) => startsOf(city.name));
  const sorted = [...new Set(starts)].toSorted((one, other) => (one < other ? -1 : 1));
  const close = new Set(closeWords(sorted, wanted, toleranceOf(wanted.length)).map(({ word }) => word));
  return cities.filter(({ name }) => startsOf(name).some((start) => close.has(start)));
}

/**
 * The cities a search may mean, in their own order: by the start of a name or what people call it («спб»), in
 * either keyboard layout, by a transliteration, and finally with a typo.
 */
export function meantCities<T extends Named>(cities: readonly T[], search: string): T[] {
  const typed = plain(search.trim());
  const switched = plain(otherLayout(typed));
  const isLatin = /[a-z]/.test(typed);
  const readings = [
    byStart(typed),
    byStart(switched),
    byNickname(typed),
    byNickname(switched),
    ...(isLatin && typed.length > 2 ? [bySound(soundOf(typed))] : []),
  ];
  for (const reading of readings) {
    const found = cities.filter(reading);
    if (found.length > 0) return found;
  }
  const meant = byTypo(cities, typed);
  return meant.length > 0 || !isLatin ? meant : byTypo(cities, switched);
}
