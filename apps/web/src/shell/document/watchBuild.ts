import type { AnyRouter } from '@tanstack/react-router';
import type { Toasts } from '../toasts/toasts.ts';

/** How often the site is asked which build it is, in milliseconds. */
const everyMs = 5 * 60_000;

/**
 * Watches for a new release, every five minutes and when somebody comes back to the page. When there is one, it is
 * offered; and the next change of page loads the document anew instead of mixing two releases. Lasts as long as the page.
 */
export async function watchBuild(router: AnyRouter, toasts: Toasts): Promise<void> {
  const first = await readBuild();
  if (first === undefined) return;
  let isOutdated = false;
  const check = async () => {
    if (document.hidden || isOutdated) return;
    const current = await readBuild();
    if (current === undefined || current === first || isOutdated) return;
    isOutdated = true;
    offer(toasts);
  };
  setInterval(() => void check(), everyMs);
  document.addEventListener('visibilitychange', () => void check());
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (isOutdated && pathChanged) location.assign(toLocation.href);
  });
}

/** Stays until it is pressed or closed: what somebody is typing is theirs to finish. */
function offer(toasts: Toasts): void {
  toasts.show({
    kind: 'info',
    id: 'new-build',
    text: 'Вышла новая версия сайта',
    actionLabel: 'Обновить',
    durationMs: Infinity,
    onClick: () => location.reload(),
  });
}

/** Id of the build that the site serves; nothing when that can't be learned, which is only written down. */
async function readBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' });
    if (!response.ok) throw new Error(`The answer was ${response.status}`);
    return ((await response.json()) as { id?: string }).id;
  } catch (error) {
    console.error('Could not read the build manifest:', error);
    return undefined;
  }
}
