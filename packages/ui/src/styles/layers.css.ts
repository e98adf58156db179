import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers, weakest first. Every rule of the kit is in one of them: unlayered rules win over all layers, so
 * an application can always override, and an unlayered rule inside the kit is a bug.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  components: globalLayer('components'),
  utilities: globalLayer('utilities'),
};
