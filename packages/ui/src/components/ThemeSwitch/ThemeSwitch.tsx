import { ContrastIcon } from '../Icon/icons/ContrastIcon.ts';
import { DeviceIcon } from '../Icon/icons/DeviceIcon.ts';
import { MoonIcon } from '../Icon/icons/MoonIcon.ts';
import { SunIcon } from '../Icon/icons/SunIcon.ts';
import { Segmented, type SegmentedOption, type SegmentedProps } from '../Segmented/index.ts';
import type { ThemeChoice } from './applyTheme.ts';

export interface ThemeSwitchProps extends Omit<SegmentedProps<ThemeChoice>, 'label' | 'options' | 'isStacked'> {
  /** Call `applyTheme` and save the choice here. */
  onChange?: ((choice: ThemeChoice) => void) | undefined;
}

const options: readonly SegmentedOption<ThemeChoice>[] = [
  { value: 'light', label: 'Светлая', icon: <SunIcon size="s" /> },
  { value: 'dark', label: 'Тёмная', icon: <MoonIcon size="s" /> },
  { value: 'contrast', label: 'Контраст', icon: <ContrastIcon size="s" /> },
  { value: 'system', label: 'Авто', icon: <DeviceIcon size="s" /> },
];

/** The site's theme: light, dark, high contrast, or the device's. */
export function ThemeSwitch(props: ThemeSwitchProps) {
  const { defaultValue = 'system' } = props;
  return <Segmented {...props} defaultValue={defaultValue} label="Тема оформления" isStacked options={options} />;
}
