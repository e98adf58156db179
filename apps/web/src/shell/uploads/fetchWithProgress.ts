const headersOf = (request: XMLHttpRequest): [string, string][] =>
  request
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : [];
    });

/**
 * Like `fetch`, for large request bodies: reports upload progress from 0 to 1, which `fetch` cannot. The promise
 * rejects when there is no response, and with the signal's reason when aborted.
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, input instanceof Request ? input.url : input);
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () => {
        const { status, statusText } = request;
        resolve(new Response(request.response as Blob, { status, statusText, headers: headersOf(request) }));
      });
      request.addEventListener('error', () => reject(new TypeError('Network request failed')));
      const callOff = () => {
        request.abort();
        reject(signal?.reason as Error);
      };
      if (signal?.aborted) return callOff();
      signal?.addEventListener('abort', callOff, { once: true });
      request.send(body as XMLHttpRequestBodyInit);
    });
