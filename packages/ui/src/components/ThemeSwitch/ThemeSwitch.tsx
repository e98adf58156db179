import type { ReactNode } from 'react';
import { useWords } from '../../internal/words/words.ts';
import { ContrastIcon } from '../Icon/icons/ContrastIcon.ts';
import { DeviceIcon } from '../Icon/icons/DeviceIcon.ts';
import { MoonIcon } from '../Icon/icons/MoonIcon.ts';
import { SunIcon } from '../Icon/icons/SunIcon.ts';
import { Segmented, type SegmentedProps } from '../Segmented/index.ts';
import type { ThemeChoice } from './applyTheme.ts';

export interface ThemeSwitchProps extends Omit<SegmentedProps<ThemeChoice>, 'label' | 'options' | 'isStacked'> {
  /** Call `applyTheme` and save the choice here. */
  onChange?: ((choice: ThemeChoice) => void) | undefined;
}

const icons: Record<ThemeChoice, ReactNode> = {
  light: <SunIcon size="s" />,
  dark: <MoonIcon size="s" />,
  contrast: <ContrastIcon size="s" />,
  system: <DeviceIcon size="s" />,
};
const names = { light: 'Светлая', dark: 'Тёмная', contrast: 'Контраст', system: 'Авто' };
const choices = Object.keys(names) as ThemeChoice[];

/** The site's theme: light, dark, high contrast, or the device's. */
export function ThemeSwitch(props: ThemeSwitchProps) {
  const { defaultValue = 'system' } = props;
  const { theme = 'Тема оформления', themeNames = names } = useWords();
  const options = choices.map((value) => ({ value, label: themeNames[value], icon: icons[value] }));
  return <Segmented {...props} defaultValue={defaultValue} label={theme} isStacked options={options} />;
}
