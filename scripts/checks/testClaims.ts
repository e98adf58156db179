import { parseSync } from 'rolldown/utils';
import {
  calleeNames,
  constantOf,
  isFunction,
  isNode,
  lineAt,
  propertyOf,
  textOf,
  type ParsedNode,
} from './parsedFile.ts';

/** The statements a test file claims, and problems in how it names them. */
export interface TestClaims {
  ids: string[];
  /** `line: error`. */
  problems: string[];
}

/** An id at the start of a title, an assertion's message or a table row. */
interface Claim {
  id: string;
  node: ParsedNode;
  /** Assertions in its body, except those of nested claims. */
  assertions: number;
}

const leadingIds = /^\s*([A-Z]{3}-\d{2}(?:\s?(?:…|,|\/|and)\s?(?:[A-Z]{3}-)?\d{2})*)\s*,?\s*(?::|$)/;
const singleId = /^[A-Z]{3}-\d{2}$/;

/** The id at the start of a text, or the whole list if it starts with several. */
export const leadingId = (text: string): string | undefined => leadingIds.exec(text)?.[1];

/**
 * Finds the statements a test file claims. One id is claimed by the title of a test, step or story with its own
 * assertion, by the message of an assertion, or by a row of `each(rows)('%s: …')`. An id at the start of any other
 * text is a problem, so no way of naming a statement goes unchecked.
 * @throws SyntaxError when the file cannot be parsed
 */
export function claimsOf(source: string, file: string): TestClaims {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  return new ClaimReader(source, program).read();
}

class ClaimReader {
  readonly #source: string;
  readonly #program: unknown;
  readonly #claims: Claim[] = [];
  readonly #problems: string[] = [];
  /** Texts that start with an id without an assertion. Those in tables used by a test are claimed later. */
  readonly #strays = new Set<ParsedNode>();

  constructor(source: string, program: unknown) {
    this.#source = source;
    this.#program = program;
  }

  read(): TestClaims {
    this.#visit(this.#program, []);
    for (const { node } of this.#claims) this.#strays.delete(node);
    for (const node of this.#strays)
      this.#note(node, `“${leadingId(textOf(node) ?? '')}” stands where nothing is asserted`);
    for (const { id, node, assertions } of this.#claims) {
      if (assertions === 0) this.#note(node, `${id} has no assertion of its own`);
    }
    return { ids: this.#claims.map(({ id }) => id), problems: this.#problems };
  }

  #visit(node: unknown, owners: Claim[]): void {
    if (Array.isArray(node)) return node.forEach((part) => this.#visit(part, owners));
    if (!isNode(node)) return;
    if (node.type === 'CallExpression') return this.#visitCall(node, owners);
    if (isStory(node)) return this.#visitStory(node);
    if (leadingId(textOf(node) ?? '') !== undefined) this.#strays.add(node);
    this.#visit(Object.values(node), owners);
  }

  #visitCall(node: ParsedNode, owners: Claim[]): void {
    const names = calleeNames(node.callee);
    if (isLeftOut(names)) return;
    if (isTest(names)) this.#visitTitled(node, []);
    else if (names.at(-1) === 'step') this.#visitTitled(node, owners);
    else if (isAssertion(names)) this.#visitAssertion(node, owners);
    else this.#visit(Object.values(node), owners);
  }

  /** A test or a step. Assertions of a step without an id belong to the enclosing test. */
  #visitTitled({ callee, arguments: parts }: ParsedNode, around: Claim[]): void {
    const [title, ...rest] = parts as unknown[];
    const rows = isRowTitle(title) ? this.#claimAll(this.#tableOf(callee)) : [];
    const claims = [...this.#claim(title), ...rows];
    if (rows.length === 0) this.#visit(this.#tableOf(callee), []);
    // An id in a placeholder of the title is a stray.
    this.#visit(title, []);
    this.#visit(rest, claims.length > 0 ? claims : around);
  }

  #visitAssertion({ callee, arguments: parts }: ParsedNode, owners: Claim[]): void {
    const claims = this.#claimAll(parts);
    for (const claim of claims.length > 0 ? claims : owners) claim.assertions += 1;
    this.#visit([callee, ...(parts as unknown[]).filter(isFunction)], owners);
  }

  #visitStory(node: ParsedNode): void {
    const name = propertyOf(node, 'name');
    const claims = this.#claim(name);
    for (const { value } of node.properties as ParsedNode[]) if (value !== name) this.#visit(value, claims);
  }

  /** The rows of `test.each(rows)`, including a `rows` constant of the file. */
  #tableOf(callee: unknown): unknown {
    if (!isNode(callee) || callee.type !== 'CallExpression') return [];
    return (callee.arguments as unknown[]).map((part) =>
      isNode(part) && part.type === 'Identifier' ? constantOf(this.#program, part.name as string) : part,
    );
  }

  #claimAll(node: unknown): Claim[] {
    if (Array.isArray(node)) return node.flatMap((part) => this.#claimAll(part));
    if (!isNode(node) || isFunction(node)) return [];
    return textOf(node) === undefined ? this.#claimAll(Object.values(node)) : this.#claim(node);
  }

  #claim(node: unknown): Claim[] {
    const id = leadingId(textOf(node) ?? '');
    if (id === undefined || !isNode(node)) return [];
    if (!singleId.test(id)) this.#note(node, `“${id}” claims several statements`);
    const claim = { id: id.slice(0, 6), node, assertions: 0 };
    this.#claims.push(claim);
    return [claim];
  }

  #note(node: ParsedNode, problem: string): void {
    this.#problems.push(`${lineAt(this.#source, node.start)}: ${problem}`);
  }
}

/** Modifiers after which a call is still a running test: `it.concurrent.each(…)`. */
const testModifiers = new Set(['only', 'each', 'for', 'concurrent', 'sequential']);

export const isTest = ([root = '', ...modifiers]: string[]): boolean =>
  (root === 'test' || root === 'it') && modifiers.every((name) => testModifiers.has(name));

/** Tests that do not run: `test.skip('…')`, `it.todo('…')`, `describe.skip.each(…)('…')`. */
export const isLeftOut = ([root = '', ...modifiers]: string[]): boolean =>
  ['test', 'it', 'describe'].includes(root) &&
  modifiers.some((name) => ['skip', 'todo', 'fixme', 'fails'].includes(name));

/** `expect(…)`, `expect.poll(…)`, `expectPages(…)`, `site.expectTotal(…)`; `expect.any(…)` asserts nothing. */
const isAssertion = (names: string[]): boolean =>
  /^(expect|expect\.(soft|poll|element)|(.*\.)?expect[A-Z]\w*)$/.test(names.join('.'));

/** A title built from the row: `%s: …`, `$id: …`. */
const isRowTitle = (title: unknown): boolean => /^\s*(%s|\$\w)/.test(textOf(title) ?? '');

const isStory = (node: ParsedNode): boolean =>
  node.type === 'ObjectExpression' &&
  isFunction(propertyOf(node, 'play')) &&
  textOf(propertyOf(node, 'name')) !== undefined;
