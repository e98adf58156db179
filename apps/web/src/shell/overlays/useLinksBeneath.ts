import { useEffect } from 'react';

/**
 * Closes a panel when a link inside a dialog is followed to the page underneath: that page does not load, and would stay
 * covered. A relative link, e.g. `?auth=sigin`, opens something over the page.
 */
export function useLinksBeneath(isOpen: boolean, onClose: () => void): void {
  useEffect(
    function closeWhenFollowed() {
      if (!isOpen) return undefined;
      const follow = (event: MouseEvent) => {
        const link = event.target instanceof Element ? event.target.closest('[role="dialog"] a') : null;
        // The router prevents the press it navigates by; the browser's own presses, e.g. with a modifier, open elsewhere.
        if (!(link instanceof HTMLAnchorElement) || !event.defaultPrevented) return;
        if (link.getAttribute('href')?.startsWith('/') && link.pathname === location.pathname) onClose();
      };
      document.addEventListener('click', follow);
      return () => document.removeEventListener('click', follow);
    },
    [isOpen, onClose],
  );
}
