import { parseSync } from 'rolldown/utils';

/** One or several ids at the start of a title, or all of a text that titles are made of: `STA-03…18, ROL-06`. */
const startingIds = /^\s*([A-Z]{3}-\d{2}(?:…\d{2})?(?:, ?[A-Z]{3}-\d{2}(?:…\d{2})?)*),?\s*(?::|$)/;

/** Calls whose tests do not run. */
const notRun = new Set(['skip', 'todo', 'fixme', 'fails']);

/**
 * The ids that the titles of a test file start with. A text counts wherever it stands in the file: titles come from
 * tables, constants and story names as well. What stands in a comment or in a test that is left out does not.
 * @throws SyntaxError when the file can't be parsed
 */
export function idsInTitles(source: string, file: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  return textsOf(program).flatMap(idsOf);
}

/** The ids a title starts with, runs of them written out. */
export function idsOf(title: string): string[] {
  const [, list = ''] = startingIds.exec(title) ?? [];
  return list.split(/,\s*/).filter(Boolean).flatMap(writtenOut);
}

function writtenOut(entry: string): string[] {
  const [, section = '', first = '', last = first] = /^([A-Z]{3})-(\d{2})(?:…(\d{2}))?$/.exec(entry) ?? [];
  const count = Math.max(0, Number(last) - Number(first) + 1);
  return Array.from({ length: count }, (_, index) => `${section}-${String(Number(first) + index).padStart(2, '0')}`);
}

/** Every text in a piece of a parsed file. Of a template only what stands before its first hole. */
function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!isNode(node) || isLeftOut(node)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateElement') return [(node.value as { cooked: string }).cooked];
  return Object.values(node).flatMap(textsOf);
}

interface ParsedNode extends Record<string, unknown> {
  type: string;
}

const isNode = (value: unknown): value is ParsedNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** `test.skip('…')`, `it.todo('…')`, `describe.skip.each(…)('…')`. */
function isLeftOut({ type, callee }: ParsedNode): boolean {
  if (type !== 'CallExpression') return false;
  for (let part = callee; isNode(part); part = part.callee ?? part.object) {
    if (isNode(part.property) && notRun.has(String(part.property.name))) return true;
  }
  return false;
}
