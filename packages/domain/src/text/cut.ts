/** Characters as the API counts them: an emoji of two UTF-16 units is one. */
export const lengthOf = (text: string): number => [...text].length;

/** The first characters of a text. `slice` and `charAt` may leave half an emoji, which PostgreSQL and UTF-8 refuse. */
export const cutText = (text: string, length: number): string => [...text].slice(0, length).join('');

/** The same in UTF-16 units, for banks, which may count these. */
export const cutUnits = (text: string, units: number): string => text.slice(0, units).replace(/\p{Surrogate}$/u, '');
