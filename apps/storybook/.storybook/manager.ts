import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const theme = create({
  base: 'light',
  brandTitle: 'Ветка',
  brandUrl: '/',
  fontBase: 'Geologica, system-ui, sans-serif',
  appBg: '#FAF6EE',
  appContentBg: '#FFFDF9',
  appPreviewBg: '#FAF6EE',
  appBorderColor: '#E7DFD1',
  appBorderRadius: 12,
  barBg: '#FFFDF9',
  colorPrimary: '#1F5A3D',
  colorSecondary: '#1F5A3D',
  textColor: '#1D2A22',
  textMutedColor: '#5A645C',
});

addons.setConfig({ theme });
