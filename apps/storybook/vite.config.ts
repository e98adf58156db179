import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { kitPlugin } from './docs/kit/kitPlugin.ts';

export default defineConfig({
  resolve: { conditions: ['@vetka/source', ...defaultClientConditions] },
  plugins: [react(), vanillaExtractPlugin(), kitPlugin()],
});
