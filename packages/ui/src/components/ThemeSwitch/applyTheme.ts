import type { ThemeName } from '../../styles/tokens.ts';

/** `system` follows the device: its dark screen, its wish for more contrast. */
export type ThemeChoice = ThemeName | 'system';

/**
 * Puts a theme on the root element. Transitions are suspended for the moment of the change:
 * otherwise buttons flash through half-way colours.
 */
export function applyTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  root.dataset['themeSwitching'] = '';
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['themeSwitching']));
}
