/** A new release may have taken the place of the files that this page was built of. */
const lostChunk = /dynamically imported module|importing a module script/i;
/** The page is loaded anew once in this time, in milliseconds: a file that is really broken would do it for ever. */
const guardMs = 10_000;
const guardKey = 'vetka.reloaded-at';

/** Loads the page anew when the failure is that a part of it could not be fetched. Tells whether it does. */
export function reloadOnLostChunk(error: unknown): boolean {
  if (import.meta.env.SSR || !(error instanceof Error && lostChunk.test(error.message))) return false;
  const last = Number(sessionStorage.getItem(guardKey) ?? 0);
  if (Date.now() - last < guardMs) return false;
  sessionStorage.setItem(guardKey, String(Date.now()));
  location.reload();
  return true;
}
