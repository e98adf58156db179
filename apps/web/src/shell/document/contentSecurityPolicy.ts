import { embedHosts } from '@vetka/domain/article';
import { layerOrderHash } from './layerOrder.ts';

/**
 * The content security policy of pages. `default-src` also decides about fonts, requests, workers and the manifest, which
 * have no directive of their own. Style attributes are allowed: they carry sizes and CSS variables. Payments are reached
 * by navigation, which no directive restricts.
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}' '${layerOrderHash}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`,
    `frame-src ${embedHosts().join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
