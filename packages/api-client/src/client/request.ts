import { apiBase, type Call } from '../contract/call.ts';

/** Input of a call. */
export interface CallInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
}

const pathOf = (path: string, params: CallInput['params'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The path ${path} needs the parameter "${name}".`);
    return encodeURIComponent(value);
  });

const searchOf = (query: CallInput['query'] = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' && value !== '') search.set(name, value);
    if (typeof value === 'number' || typeof value === 'boolean') search.set(name, value.toString());
  }
  return search.size > 0 ? `?${search}` : '';
};

/** The path of a call, starting with `/api/v1`. */
export const urlOf = (call: Call, input: CallInput): string =>
  `${apiBase}${pathOf(call.path, input.params)}${searchOf(input.query)}`;

const formOf = (body: unknown): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.append(name, value);
  return form;
};

/** Body and headers of a request. The browser sets the content type of a form. */
export const bodyOf = (call: Call, input: CallInput): { headers: Record<string, string>; body: BodyInit | null } => {
  const headers: Record<string, string> = { accept: 'application/json', ...input.headers };
  if (input.body === undefined) return { headers, body: null };
  if (call.isForm) return { headers, body: formOf(input.body) };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(input.body) };
};
