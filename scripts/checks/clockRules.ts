import { parseSync } from 'rolldown/utils';
import { calleeNames, isNode, lineAt, type ParsedNode } from './parsedFile.ts';

const clocks = new Set(['Date.now', 'performance.now']);

/** Whether a node reads the clock. `new Date(value)` does not: it converts a given moment. */
function isClock(node: ParsedNode): boolean {
  if (node.type === 'CallExpression') return clocks.has(calleeNames(node.callee).join('.'));
  const isDate = node.type === 'NewExpression' && calleeNames(node.callee).join('.') === 'Date';
  return isDate && (node.arguments as unknown[]).length === 0;
}

/**
 * The lines of a file that read a clock, except for the default of a parameter, which a caller can override.
 * @throws SyntaxError when the file cannot be parsed
 */
export function clockLines(source: string, file: string): number[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  const lines: number[] = [];
  visit(program, (node) => void lines.push(lineAt(source, node.start)));
  return lines;
}

function visit(node: unknown, found: (node: ParsedNode) => void): void {
  if (Array.isArray(node)) return node.forEach((part) => visit(part, found));
  if (!isNode(node)) return;
  if (isClock(node)) found(node);
  if (Array.isArray(node.params)) {
    const params = (node.params as unknown[]).map((param) =>
      isNode(param) && param.type === 'AssignmentPattern' && isNode(param.right) && isClock(param.right)
        ? param.left
        : param,
    );
    return visit(Object.values({ ...node, params }), found);
  }
  visit(Object.values(node), found);
}
