/** Markup that is safe to send. Created only by {@link html}. */
export interface Markup {
  readonly markup: string;
}

type Part = Markup | readonly Markup[] | string | number | false | null | undefined;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A tagged template that escapes every value that is not markup. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: strings.map((text, index) => text + written(parts[index])).join('') };
}

function written(part: Part): string {
  if (part === undefined || part === null || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replace(/[&<>"']/g, (c) => escapes[c] ?? c);
  if ('markup' in part) return part.markup;
  return part.map((item) => item.markup).join('');
}
