import './layers.css.ts';
import './reset.css.ts';
import './themes.css.ts';
import './fonts.css.ts';
import './global.css.ts';

export { vars } from './vars.css.ts';
