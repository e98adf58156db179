import { ContrastIcon } from '../Icon/icons/ContrastIcon.ts';
import { DeviceIcon } from '../Icon/icons/DeviceIcon.ts';
import { MoonIcon } from '../Icon/icons/MoonIcon.ts';
import { SunIcon } from '../Icon/icons/SunIcon.ts';
import { Segmented, type SegmentedOption } from '../Segmented/index.ts';
import type { ThemeChoice } from './applyTheme.ts';

export interface ThemeSwitchProps {
  value: ThemeChoice;
  /** Call `applyTheme` and save the choice here. */
  onChange: (choice: ThemeChoice) => void;
}

const options: readonly SegmentedOption<ThemeChoice>[] = [
  { value: 'light', label: 'Светлая', icon: <SunIcon size="s" /> },
  { value: 'dark', label: 'Тёмная', icon: <MoonIcon size="s" /> },
  { value: 'contrast', label: 'Контраст', icon: <ContrastIcon size="s" /> },
  { value: 'system', label: 'Авто', icon: <DeviceIcon size="s" /> },
];

/** The site's theme: light, dark, high contrast, or the device's. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  return <Segmented label="Тема оформления" isStacked options={options} value={value} onChange={onChange} />;
}
