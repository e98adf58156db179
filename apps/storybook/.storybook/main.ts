import type { StorybookConfig } from '@storybook/react-vite';
import { withAliases } from '../docs/search/aliasIndexer.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/pages/**/*.mdx', '../../../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Описание' },
  experimental_indexers: (indexers = []) => indexers.map(withAliases),
  typescript: { reactDocgen: false },
};

export default config;
