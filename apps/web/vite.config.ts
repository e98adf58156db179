import babel from '@rolldown/plugin-babel';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { buildFolder } from './server/buildFolder.ts';
import { chunkGroups } from './server/chunks.ts';
import { developmentServer } from './server/development.ts';

/** Workspace packages resolve to their source: nothing has to be built first. */
const source = '@vetka/source';

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3001';

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  server: {
    proxy: {
      '/api/v1': { target: apiUrl, ws: true },
      '/media': { target: apiUrl },
    },
  },
  // The list of what every part imports would be 2 kB of the first load; `server/chunks.ts` keeps the chains short.
  build: { modulePreload: false, outDir: buildFolder, sourcemap: false, assetsInlineLimit: 2048 },
  // One name per build: the file itself is always called the same. Not made here, for this file is read twice in a build.
  define: { 'import.meta.env.VITE_STYLESHEET': JSON.stringify(`/assets/site.css?${process.env.VETKA_BUILD ?? ''}`) },
  environments: {
    // Here, not in `ssr`: the compiler of styles has an `ssr` of its own, and would take built packages for the source.
    ssr: {
      resolve: {
        conditions: [source, ...defaultServerConditions],
        externalConditions: [source, 'node'],
        noExternal: [/^@vetka\//],
      },
    },
    client: {
      build: {
        cssCodeSplit: false,
        rolldownOptions: {
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() },
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css')) ? 'assets/site.css' : 'assets/[name]-[hash][extname]',
          },
        },
      },
    },
  },
  // Found late it would reload the first page in mid-use.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  plugins: [
    // A page's loader comes with its component: most visitors see few kinds of page.
    tanstackStart({
      router: { codeSplittingOptions: { defaultBehavior: [['component', 'pendingComponent', 'loader']] } },
    }),
    react(),
    // Only what says 'use memo': compiled components are a third larger, and the first load has 22 kB for all of ours.
    babel({ presets: [reactCompilerPreset({ compilationMode: 'annotation' })] }),
    vanillaExtractPlugin(),
    developmentServer(apiUrl),
  ],
});
