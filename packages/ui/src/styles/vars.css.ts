import { createGlobalThemeContract } from '@vanilla-extract/css';
import { contractShape } from './theme.ts';

/** Custom properties of the theme, with stable names: `--vetka-color-ink`, `--vetka-space-16`. */
export const vars = createGlobalThemeContract(contractShape, (_value, path) => `vetka-${path.join('-')}`);
