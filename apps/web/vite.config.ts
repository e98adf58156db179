import babel from '@rolldown/plugin-babel';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { developmentServer } from './server/development.ts';

/** Workspace packages resolve to their source: nothing has to be built first. */
const source = '@vetka/source';

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3001';

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions], externalConditions: [source, 'node'] },
    noExternal: [/^@vetka\//],
  },
  server: {
    proxy: {
      '/api/v1': { target: apiUrl, ws: true },
      '/media': { target: apiUrl },
    },
  },
  build: { sourcemap: false, assetsInlineLimit: 2048 },
  // Found late it would reload the first page in mid-use.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  plugins: [
    tanstackStart(),
    react(),
    // Only what says 'use memo': compiled components are a third larger, and the first load has 22 kB for all of ours.
    babel({ presets: [reactCompilerPreset({ compilationMode: 'annotation' })] }),
    vanillaExtractPlugin(),
    developmentServer(apiUrl),
  ],
});
