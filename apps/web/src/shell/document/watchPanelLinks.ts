/**
 * Calls back when a link inside a dialog was followed to the page underneath: that page does not load, and would stay
 * covered. A relative link, e.g. `?auth=sigin`, opens something over the page.
 */
export function watchPanelLinks(onFollowed: () => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('[role="dialog"] a') : null;
    // The router prevents the press it navigates by; the browser's own presses, e.g. with a modifier, open elsewhere.
    if (!(link instanceof HTMLAnchorElement) || !event.defaultPrevented) return;
    if (link.getAttribute('href')?.startsWith('/') && link.pathname === location.pathname) onFollowed();
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
