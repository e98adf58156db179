import { cutText } from './cut.ts';

const emptyWord = /^(?:и|в|на|с|из|до|от|по|за|о|об|к|у|)$/i;

/** Up to two letters of a name, for an avatar without a picture: «Мята и пион» → «МП». */
export const monogram = (name: string, letters = 2): string =>
  name
    .split(/[\s«»"]+/)
    .filter((word) => !emptyWord.test(word))
    .slice(0, letters)
    .map((word) => cutText(word, 1).toUpperCase())
    .join('');
