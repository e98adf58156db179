import { ContrastIcon } from '../Icon/icons/ContrastIcon.ts';
import { MoonIcon } from '../Icon/icons/MoonIcon.ts';
import { SunIcon } from '../Icon/icons/SunIcon.ts';
import { Segmented, type SegmentedOption } from '../Segmented/index.ts';
import type { ThemeChoice } from './applyTheme.ts';

export interface ThemeSwitchProps {
  value: ThemeChoice;
  /** Call `applyTheme` and remember the choice here. */
  onChange: (choice: ThemeChoice) => void;
}

const options: readonly SegmentedOption<ThemeChoice>[] = [
  { value: 'light', label: 'Светлая', icon: <SunIcon size="s" /> },
  { value: 'dark', label: 'Тёмная', icon: <MoonIcon size="s" /> },
  { value: 'system', label: 'Авто', icon: <ContrastIcon size="s" /> },
];

/** The theme of the site: light, dark or the one of the device, in words that fit a narrow phone in one line. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  return <Segmented label="Тема оформления" options={options} value={value} onChange={onChange} />;
}
