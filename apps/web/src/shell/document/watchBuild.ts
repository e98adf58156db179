import type { AnyRouter } from '@tanstack/react-router';
import type { Toasts } from '../toasts/toasts.ts';

/** How often to check the id of the deployed build (ms). */
const checkIntervalMs = 5 * 60_000;

/**
 * Checks for a new release every five minutes and when the user returns to the tab. It then offers a reload, and the
 * next navigation loads the document instead of mixing two releases. Runs as long as the page lives.
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
  setInterval(() => void check(), checkIntervalMs);
  document.addEventListener('visibilitychange', () => void check());
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (isOutdated && pathChanged) location.assign(toLocation.href);
  });
}

/** Stays until it is pressed or closed: unsaved input must not be lost. */
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

/** Id of the deployed build; `undefined` when it cannot be read, which is only logged. */
async function readBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' });
    if (!response.ok) throw new Error(`Unexpected status ${response.status}`);
    return ((await response.json()) as { id?: string }).id;
  } catch (error) {
    console.error('Could not read the build manifest:', error);
    return undefined;
  }
}
