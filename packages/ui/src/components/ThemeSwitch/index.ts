export { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx';
export { applyTheme, type ThemeChoice } from './applyTheme.ts';
