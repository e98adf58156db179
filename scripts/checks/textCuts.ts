import { parseSync } from 'rolldown/utils';
import { isNode, lineAt, type ParsedNode } from './parsedFile.ts';

/** Methods of strings that may cut an emoji in half. Numbers, days and hashes are cut at fewer characters. */
const alwaysCuts = new Set(['charAt', 'substring', 'substr']);
const longestCode = 10;

/** A named limit, such as `goodsLimits.title`, `maxLength` or `titleLength`, but no place found in the text itself. */
const limit = /^(?!.*\.length)(?:.*limits\.|max|.*(?:Max|Length)\b|length$)/s;

const sourceOf = (source: string, node: ParsedNode): string => source.slice(node.start, node.end as number);

function isCut(source: string, { callee, arguments: args }: ParsedNode): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.property)) return false;
  const name = callee.property.name as string;
  if (name !== 'slice') return alwaysCuts.has(name);
  const [from, to] = args as ParsedNode[];
  if (from?.value !== 0 || !to) return false;
  return typeof to.value === 'number' ? to.value > longestCode : limit.test(sourceOf(source, to));
}

/** The expressions of a file that cut a text at a length in UTF-16 units, with their lines. */
export function textCuts(source: string, file: string): { line: number; code: string }[] {
  if (!/\.(?:slice\(0|charAt|substr)/.test(source)) return [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  const cuts: { line: number; code: string }[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === 'CallExpression' && isCut(source, node))
      cuts.push({
        line: lineAt(source, node.start),
        code: sourceOf(source, node)
          .replace(/\s+(?=\.)/g, '')
          .replace(/\s+/g, ' '),
      });
    visit(Object.values(node));
  };
  visit(program);
  return cuts;
}
