import { create, type ThemeVars } from 'storybook/theming';
// Imported by path: Storybook bundles the manager without our `source` export condition.
import { color, radius, type ThemeName } from '../../../../packages/ui/src/styles/tokens.ts';

function makeTheme(name: ThemeName): ThemeVars {
  const of = (token: keyof typeof color) => color[token][name];
  return create({
    base: name === 'dark' ? 'dark' : 'light',
    brandTitle: 'Ветка',
    brandUrl: './',
    fontBase: 'Geologica, system-ui, sans-serif',
    appBg: of('ground'),
    appContentBg: of('surface'),
    appPreviewBg: of('ground'),
    appBorderColor: of('line'),
    appBorderRadius: radius.s,
    barBg: of('surface'),
    barTextColor: of('ink2'),
    barSelectedColor: of('leaf'),
    barHoverColor: of('leaf'),
    inputBg: of('surface'),
    inputBorder: of('control'),
    inputTextColor: of('ink'),
    colorPrimary: of('leaf'),
    colorSecondary: of('leaf'),
    textColor: of('ink'),
    textMutedColor: of('ink2'),
    textInverseColor: of('onLeaf'),
  });
}

/** Theme of Storybook's own UI, in the colours of the kit. */
export const storybookThemes: Record<ThemeName, ThemeVars> = {
  light: makeTheme('light'),
  dark: makeTheme('dark'),
  contrast: makeTheme('contrast'),
};
