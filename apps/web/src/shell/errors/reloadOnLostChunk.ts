/** A new release has taken the place of the files that this page was built of: the page is loaded anew, once. */
const guardMs = 10_000;
const guardKey = 'vetka.reloaded-at';

/** Reloads the page when a part of it can't be loaded, at most once in ten seconds. */
export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(guardKey) ?? 0);
    if (Date.now() - last < guardMs) return;
    event.preventDefault();
    sessionStorage.setItem(guardKey, String(Date.now()));
    location.reload();
  });
}
