import { useRouter } from '@tanstack/react-router';
import type { AnchorProps } from '@vetka/ui/Link';
import type { MouseEvent } from 'react';
import { preloadPage } from './preloadPage.ts';

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The API's addresses, other sites and new tabs are the browser's own business. */
const isOfSite = (href: string, target: string | undefined): boolean => {
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin && !pathname.startsWith('/api/') && (target ?? '_self') === '_self';
};

/** The kit's link by the site's router: a press moves without loading the document, a pointer near it preloads. */
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

/** `?auth=sigin` and `#reviews` are meant from the page one is on. Only called by events, in a browser. */
function absoluteHref(href: string): string {
  const { pathname, search, hash } = new URL(href, location.href);
  return `${pathname}${search}${hash}`;
}
