import { useRouter } from '@tanstack/react-router';
import type { AnchorProps } from '@vetka/ui/Link';
import type { MouseEvent } from 'react';
import { preloadPage } from './preloadPage.ts';

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The kit's link by the site's router: a press moves without loading the document, a pointer near it preloads. */
export function SiteAnchor({ href, onClick, onPointerEnter, onTouchStart, ...attributes }: AnchorProps) {
  const router = useRouter();
  const move = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    void router.navigate({ href: absoluteHref(href) });
  };
  return (
    <a
      href={href}
      onClick={move}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preloadPage(router, absoluteHref(href));
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        preloadPage(router, absoluteHref(href));
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
