import babel from '@rolldown/plugin-babel';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { buildFolder } from './server/buildFolder.ts';
import { chunkGroups } from './server/chunks.ts';
import { compileHints } from './server/compileHints.ts';
import { developmentServer } from './server/development.ts';
import { shorterFirstLoad } from './server/firstLoadCode.ts';
import { flatImports } from './server/flatImports.ts';
import { hidingAfterPaint } from './server/hiding.ts';
import { shortInlineScripts } from './server/inlineScripts.ts';
import { withoutRouteNames } from './server/routeNames.ts';
import { stylesheets } from './server/stylesheets.ts';
import { withoutUnusedModules } from './server/unusedModules.ts';

/** Workspace packages resolve to their source: no build is needed first. */
const source = '@vetka/source';

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3001';

export default defineConfig({
  resolve: {
    conditions: [source, ...defaultClientConditions],
    // React's own hook instead of its shim for React 17, which the router's store imports.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  server: {
    proxy: {
      '/api/v1': { target: apiUrl, ws: true },
      '/media': { target: apiUrl },
    },
  },
  // The preload list of every chunk's imports would add 2 kB to the first load: `server/flatImports.ts` instead.
  build: { modulePreload: false, outDir: buildFolder, sourcemap: false, assetsInlineLimit: 2048 },
  // A unique stylesheet name per build; the file itself has a fixed name. Not generated here, because this file is
  // evaluated twice per build.
  define: { 'import.meta.env.VITE_STYLESHEET': JSON.stringify(`/assets/site.css?${process.env.VETKA_BUILD ?? ''}`) },
  environments: {
    // Here and not in `ssr`: the vanilla-extract compiler has its own `ssr` environment and would resolve built
    // packages instead of their source.
    ssr: {
      resolve: {
        conditions: [source, ...defaultServerConditions],
        externalConditions: [source, 'node'],
        noExternal: [/^@vetka\//],
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every first load names all chunks of routes, more than a hundred.
            chunkFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.includes('tsr-split=') ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js',
            codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() },
          },
        },
      },
    },
  },
  // Discovered late, it would reload the first page while in use.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  plugins: [
    // A page's loader is in the same chunk as its component: most visitors see few kinds of page.
    tanstackStart({
      router: { codeSplittingOptions: { defaultBehavior: [['component', 'pendingComponent', 'loader']] } },
    }),
    react(),
    // Only functions marked 'use memo': compiled components are a third larger, and the first load has a budget of 22
    // kB for all of ours.
    babel({ presets: [reactCompilerPreset({ compilationMode: 'annotation' })] }),
    vanillaExtractPlugin(),
    stylesheets(),
    shortInlineScripts(),
    shorterFirstLoad(),
    flatImports(),
    compileHints(),
    hidingAfterPaint(),
    developmentServer(apiUrl),
    withoutUnusedModules(),
    withoutRouteNames(),
  ],
});
