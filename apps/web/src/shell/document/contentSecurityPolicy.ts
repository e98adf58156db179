import { embedHosts } from '@vetka/domain/article';
import { layerOrderHash } from './layerOrder.ts';

/**
 * The content security policy of pages. Fonts, requests, workers and the manifest have no directive of their own, so
 * `default-src` applies to them. Style attributes are allowed: they hold sizes and CSS variables. The page of a payment
 * is opened by navigation, which no directive restricts.
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
