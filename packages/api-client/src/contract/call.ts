export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Input and output of a call. Types only: no schema reaches the browser. */
export interface Shape {
  params?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
  response: unknown;
}

declare const shape: unique symbol;

/** One call of the API: its method, its path under `/api/v1` with `{parameters}`, and its types. */
export interface Call<S extends Shape = Shape> {
  readonly method: Method;
  readonly path: string;
  /** The body is form data with files, not JSON. */
  readonly isForm?: true;
  /** The response is a file, not JSON. */
  readonly isFile?: true;
  readonly [shape]?: S;
}

/** The shape of any call. */
export type ShapeOf<C> = C extends Call<infer S> ? S : never;

export const call = <S extends Shape>(method: Method, path: string): Call<S> => ({ method, path });
export const fileCall = <S extends Shape & { response: Blob }>(path: string): Call<S> => ({
  method: 'GET',
  path,
  isFile: true,
});
export const formCall = <S extends Shape>(method: Method, path: string): Call<S> => ({ method, path, isForm: true });

/** Base path of every call. */
export const apiBase = '/api/v1';
