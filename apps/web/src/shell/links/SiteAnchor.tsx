import { useRouter } from '@tanstack/react-router';
import type { AnchorProps } from '@vetka/ui/Link';
import type { MouseEvent } from 'react';
import { preloadPage } from './preloadPage.ts';

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** API addresses, other sites and new tabs are left to the browser. */
const isOfSite = (href: string, target: string | undefined): boolean => {
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin && !pathname.startsWith('/api/') && (target ?? '_self') === '_self';
};

/** The UI kit's link rendered by the site's router: a press navigates on the client, a pointer near it preloads. */
export function SiteAnchor({ href, onClick, onPointerEnter, onTouchStart, ...attributes }: AnchorProps) {
  const router = useRouter();
  const move = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event) || !isOfSite(href, attributes.target)) return;
    event.preventDefault();
    void router.navigate({ href: absoluteHref(href) });
  };
  const preload = () => {
    if (isOfSite(href, attributes.target)) preloadPage(router, absoluteHref(href));
  };
  return (
    <a
      href={href}
      onClick={move}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        preload();
      }}
      {...attributes}
    />
  );
}

/**
 * Resolves relative links such as `?auth=sigin` and `#reviews` against the current page. Called only by event handlers,
 * in a browser.
 */
function absoluteHref(href: string): string {
  const { pathname, search, hash } = new URL(href, location.href);
  return `${pathname}${search}${hash}`;
}
