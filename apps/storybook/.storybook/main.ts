import type { StorybookConfig } from '@storybook/react-vite';
import { withAliases } from '../docs/search/aliasIndexer.ts';

/** Tests of stories: readers of the built Storybook need neither. */
const testAddons = process.env['NODE_ENV'] === 'production' ? [] : ['@storybook/addon-a11y', '@storybook/addon-vitest'];

/** Infer controls and code from what is rendered. Ours come from the compiler, and a parser less is loaded. */
const isInferring = (entry: unknown): boolean => /entry-preview-(?:argtypes|docs)\b/.test(JSON.stringify(entry));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/pages/**/*.mdx', '../../../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', ...testAddons],
  previewAnnotations: (entries = []) => entries.filter((entry) => !isInferring(entry)),
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // It becomes part of addresses, which stay Latin; the sidebar shows it in Russian.
  docs: { defaultName: 'Docs' },
  experimental_indexers: (indexers = []) => indexers.map(withAliases),
  typescript: { reactDocgen: false },
};

export default config;
