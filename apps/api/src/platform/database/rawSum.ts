/** A sum or a count in a raw row: a string, and within `gathered` a number. Read it with `Number`. */
export type RawSum = string | number;
