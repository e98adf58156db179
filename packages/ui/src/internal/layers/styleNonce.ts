declare global {
  var __webpack_nonce__: string | undefined;
}

function readPageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"], meta[name="csp-nonce"]');
  return meta?.nonce || meta?.content || document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}

/**
 * Radix locks scrolling with a `<style>` element, which a `style-src` with a nonce blocks unless it carries the nonce.
 * Its loader (get-nonce) reads the nonce from this global, as does React Aria. The page's nonce is in `<meta
 * property="csp-nonce">` or on any script of the page. Call when a layer opens, before it mounts.
 */
export function adoptPageNonce(): void {
  if (typeof document === 'undefined' || globalThis.__webpack_nonce__ !== undefined) return;
  const nonce = readPageNonce();
  if (nonce !== undefined) globalThis.__webpack_nonce__ = nonce;
}
