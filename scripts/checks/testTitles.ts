import { parseSync } from 'rolldown/utils';
import { calleeNames, isNode, textOf } from './parsedFile.ts';
import { isLeftOut, isTest } from './testClaims.ts';

/**
 * The titles of the tests and steps in a file that run. A title with placeholders ends before the first one.
 * @throws SyntaxError when the file cannot be parsed
 */
export function titlesOf(source: string, file: string): Set<string> {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  const titles = new Set<string>();
  visit(program, titles);
  return titles;
}

function visit(node: unknown, titles: Set<string>): void {
  if (Array.isArray(node)) return node.forEach((part) => visit(part, titles));
  if (!isNode(node)) return;
  if (node.type === 'CallExpression') {
    const names = calleeNames(node.callee);
    if (isLeftOut(names)) return;
    const title = textOf((node.arguments as unknown[])[0]);
    if ((isTest(names) || names.at(-1) === 'step') && title) titles.add(title);
  }
  visit(Object.values(node), titles);
}
