const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const unescapes = new Map(Object.entries(escapes).map(([character, entity]) => [entity, character]));

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** An element with a text. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** The text of the first element with a local name, in any namespace; empty when there is none. */
export function textIn(xml: string, name: string): string {
  const found = new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>([^<]*)</`).exec(xml)?.[1] ?? '';
  return found.trim().replace(/&\w+;/g, (entity) => unescapes.get(entity) ?? entity);
}
