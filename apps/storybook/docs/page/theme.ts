import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useSyncExternalStore } from 'react';

/** A theme option of the toolbar. */
export type ThemeChoice = 'light' | 'dark' | 'contrast' | 'system';

const choices: readonly unknown[] = ['light', 'dark', 'contrast', 'system'] satisfies ThemeChoice[];
const isChoice = (value: unknown): value is ThemeChoice => choices.includes(value);

const darkSystem = '(prefers-color-scheme: dark)';

/** Whether an option currently renders dark. */
export const isDark = (theme: ThemeChoice): boolean =>
  theme === 'dark' || (theme === 'system' && matchMedia(darkSystem).matches);

/** Applies the theme to the document, as an application does. */
export function applyTheme(theme: unknown): void {
  const root = document.documentElement;
  if (theme === 'system' || !isChoice(theme)) delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}

function subscribe(onChange: () => void) {
  const channel = addons.getChannel();
  const system = matchMedia(darkSystem);
  channel.on(GLOBALS_UPDATED, onChange);
  system.addEventListener('change', onChange);
  return () => {
    channel.off(GLOBALS_UPDATED, onChange);
    system.removeEventListener('change', onChange);
  };
}

function current(): ThemeChoice {
  const channel = addons.getChannel();
  const said: unknown[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  const [message] = said as { globals?: { theme?: unknown } }[];
  const theme = message?.globals?.theme;
  return isChoice(theme) ? theme : 'light';
}

/** The toolbar's theme. Pages without stories have no decorator that would receive it. */
export const useTheme = (): ThemeChoice => useSyncExternalStore(subscribe, current);
