import type { ThemeName } from '../../styles/tokens.ts';

/** `system` follows the device's dark mode and contrast settings. */
export type ThemeChoice = ThemeName | 'system';

/**
 * Sets the theme on the root element. Transitions are suspended during the change: otherwise buttons flash through
 * intermediate colours.
 */
export function applyTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  root.dataset['themeSwitching'] = '';
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['themeSwitching']));
}
