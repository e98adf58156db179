import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade, weakest first. Every rule of the kit lives in one of these: an unlayered rule beats them all,
 * so an application can always override, and a bare rule inside the kit is a defect.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  components: globalLayer('components'),
  utilities: globalLayer('utilities'),
};
