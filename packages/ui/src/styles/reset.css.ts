import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, h5, h6, p, ul, ol, figure, fieldset, legend, dl, dd, blockquote, pre', {
  margin: 0,
  padding: 0,
});
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 0, minWidth: 0 });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('button, input, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
reset('button', { border: 0, background: 'none', padding: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('button:disabled', { cursor: 'not-allowed' });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('table', { borderCollapse: 'collapse' });
reset('[hidden]', { display: 'none !important' });
reset('::placeholder', { opacity: 1 });
