import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { badFile } from './goods.sheet.ts';

type Attributes = Readonly<Record<string, string>>;

/** Handlers for the parts of an XML document. Names come without their prefix. */
export interface XmlVisitor {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const sliceLength = 128 * 1024;
/**
 * Elements within each other, and attributes of one element. A workbook has about ten of each. The parser keeps them in
 * memory, where the 48 MB that an archive may hold become gigabytes.
 */
const maxDepth = 64;
const maxAttributes = 64;

const broken = () => badFile('Файл повреждён. Сохраните его в Excel ещё раз');
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a document in slices, so that other requests are served meanwhile. @throws Refusal 422 on `file` */
export async function readXml(xml: string, { open, text, close }: XmlVisitor): Promise<void> {
  if (xml === '') return;
  const parser = new SaxesParser();
  let [depth, attributeCount] = [0, 0];
  parser.on('opentagstart', () => {
    depth += 1;
    attributeCount = 0;
    if (depth > maxDepth) throw broken();
  });
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > maxAttributes) throw broken();
  });
  parser.on('opentag', ({ name, attributes }) => open?.(local(name), attributes as Attributes));
  parser.on('text', (part) => text?.(part));
  parser.on('cdata', (part) => text?.(part));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(local(name));
  });
  parser.on('error', () => {
    throw broken();
  });
  for (let at = 0; at < xml.length; at += sliceLength) {
    parser.write(xml.slice(at, at + sliceLength));
    await nextTurn();
  }
  parser.close();
}
