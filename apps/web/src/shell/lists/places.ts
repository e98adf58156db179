/** The visitor's place in a list: the first loaded page, and the scroll position (CSS px). */
export interface Place {
  from: number;
  y: number;
}

/** Of this tab, by history entry. */
const storageKey = 'vetka.places';
const maxKept = 20;

function readPlaces(): [key: string, place: Place][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, Place>);
  } catch {
    return [];
  }
}

export function keepPlace(key: string, place: Place): void {
  const others = readPlaces().filter(([other]) => other !== key);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...others, [key, place]].slice(-maxKept))));
  } catch {
    // The storage is full or blocked: the list then starts from the page in its URL.
  }
}

export const placeOf = (key: string): Place | undefined => readPlaces().find(([known]) => known === key)?.[1];
