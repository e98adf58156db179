import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

const font = (style: string): string => fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`));
const fonts = { Roboto: { normal: font('Regular'), bold: font('Medium') } };

/** The look of all documents: A4, numbered pages. */
export const pdfDefaults = {
  language: 'ru-RU',
  pageMargins: [40, 40, 40, 48],
  defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
  footer: (page, pages) => ({ text: `${page} из ${pages}`, alignment: 'center', fontSize: 8, margin: [0, 16, 0, 0] }),
} satisfies Partial<TDocumentDefinitions>;

/**
 * Makes a document. Fonts with Cyrillic come with the library, which may read no other files and no addresses. Import
 * this module when the first document is made: the library is large.
 */
export function pdfOf(definition: TDocumentDefinitions): Promise<Buffer> {
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => Object.values(fonts.Roboto).includes(path));
  return pdfmake.createPdf(definition).getBuffer();
}
