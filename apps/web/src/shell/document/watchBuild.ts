import type { AnyRouter } from '@tanstack/react-router';

/** How often the site is asked which build it is, in milliseconds. */
const everyMs = 5 * 60_000;

/**
 * Watches for a new release. When there is one, the next change of page loads the document anew instead of mixing two
 * releases. Lasts as long as the page.
 */
export async function watchBuild(router: AnyRouter): Promise<void> {
  const first = await readBuild();
  if (first === undefined) return;
  let isOutdated = false;
  const check = async () => {
    if (document.hidden) return;
    const current = await readBuild();
    isOutdated ||= current !== undefined && current !== first;
  };
  setInterval(() => void check(), everyMs);
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (isOutdated && pathChanged) location.assign(toLocation.href);
  });
}

/** Id of the build that the site serves; nothing when that can't be learned, which is only written down. */
async function readBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' });
    if (!response.ok) return undefined;
    return ((await response.json()) as { id?: string }).id;
  } catch (error) {
    console.error('Could not read the build manifest:', error);
    return undefined;
  }
}
