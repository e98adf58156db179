import { isDeepStrictEqual } from 'node:util';

type Node = Record<string, unknown>;

/** The parts of an OpenAPI document that contain schemas. */
export interface Described {
  paths?: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
  components?: { schemas?: Record<string, unknown>; responses?: Record<string, unknown> };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

/** Collects the schemas that have a title, each once. */
class Components {
  readonly #schemas = new Map<string, Node>();

  get schemas(): Record<string, Node> {
    return Object.fromEntries([...this.#schemas].toSorted(byName));
  }

  /** The same value with a reference in place of every titled schema in it. */
  hoist(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.hoist(each));
    if (!isNode(value)) return value;
    const { title, ...untitled } = value;
    if (typeof title !== 'string') return this.#inner(value);
    return { $ref: `#/components/schemas/${this.#nameOf(title, this.#inner(untitled))}` };
  }

  #inner(node: Node): Node {
    return Object.fromEntries(Object.entries(node).map(([key, each]) => [key, this.hoist(each)]));
  }

  /** An entity that is also part of a request is closed there, so it needs a second name. */
  #nameOf(title: string, schema: Node): string {
    const names = schema.additionalProperties === false ? [title, `${title}Input`] : [title];
    const name = names.find((each) => isDeepStrictEqual(this.#schemas.get(each) ?? schema, schema));
    if (name === undefined) throw new TypeError(`Two different schemas are called "${title}".`);
    this.#schemas.set(name, schema);
    return name;
  }
}

/** Replaces every response to a failed call by a reference. @returns the response they refer to */
function shareFailures(operations: readonly { responses?: Record<string, unknown> }[]): Record<string, unknown> {
  const failures: unknown[] = [];
  for (const { responses = {} } of operations) {
    for (const code of Object.keys(responses).filter((each) => /^[45]/.test(each))) {
      failures.push(responses[code]);
      responses[code] = { $ref: '#/components/responses/Failure' };
    }
  }
  const [Failure] = failures;
  if (!failures.every((each) => isDeepStrictEqual(each, Failure))) throw new TypeError('Failures differ in form.');
  return Failure === undefined ? {} : { Failure };
}

/** Describes every titled schema and the response to a failed call once, in the document's components, and refers to it everywhere else. */
export function nameSchemas<T extends Described>(document: T): T {
  const components = new Components();
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    components.hoist({ ...(schema as Node), title: name });
  const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods));
  // Before the requests, whose closed schemas yield in a clash of names.
  for (const operation of operations) operation.responses = components.hoist(operation.responses) as Node;
  const responses = shareFailures(operations);
  const paths = components.hoist(document.paths);
  return { ...document, components: { ...document.components, schemas: components.schemas, responses }, paths };
}
