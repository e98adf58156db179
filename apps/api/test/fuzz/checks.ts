import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import type { Operation } from '../contract/operations.ts';

/** A response of the server. */
export interface FuzzAnswer {
  status: number;
  body: string;
}

/** Signs of internals in a failed response: stack traces, SQL, files, internal addresses. */
const insides = [
  /\bat .+:\d+:\d+/,
  /node_modules|file:\/\/|\.ts\b|\/src\//,
  /\b(select|insert into|update|delete from)\b.+\b(from|values|set|where)\b/i,
  /violates|syntax error|relation "|column "|constraint|invalid input|invalid byte/i,
  /ECONN|127\.0\.0\.1|localhost|postgres/i,
];

/** Validates responses against the schemas of the OpenAPI document. */
export function checksOf(app: FastifyInstance, tables: readonly string[]) {
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ ...app.swagger(), $id: 'document' });
  const validate = (operation: Operation, status: number) => {
    const pointer = `${operation.path.replaceAll('/', '~1')}/${operation.method.toLowerCase()}`;
    const response = status < 400 ? `paths/${encodeURI(pointer)}/responses/${status}` : 'components/responses/Failure';
    const $ref = `document#/${response}/content/application~1json/schema`;
    return ajv.getSchema($ref) ?? ajv.compile({ $ref });
  };

  const textsOf = (body: string): string => {
    const { message, code, errors = {} } = JSON.parse(body) as { message: string; code: string; errors?: object };
    return [message, code, ...Object.values(errors).flat()].join('\n');
  };

  /** Problems of a response; empty when there are none. */
  return (operation: Operation, { status, body }: FuzzAnswer): string[] => {
    // Providers are unavailable on purpose.
    if (status >= 500 && status !== 503) return [`status ${status}`];
    const check = validate(operation, status);
    if (!check(JSON.parse(body))) return [`not the declared answer: ${ajv.errorsText(check.errors)}`];
    if (status < 400) return [];
    const text = textsOf(body);
    const leaks = insides.filter((inside) => inside.test(text)).map((inside) => `leaks ${inside}`);
    return [...leaks, ...tables.filter((table) => text.includes(table)).map((table) => `names the table ${table}`)];
  };
}
