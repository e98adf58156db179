import type { LayeredRule } from './componentStyle.ts';
import { media } from './media.ts';
import { type, type TextName, type TypeSize, type TypeToken } from './tokens.ts';
import { vars } from './vars.css.ts';

const sized = ({ size, line }: TypeSize) => ({ fontSize: `${size}px`, lineHeight: `${line}px` });

const isSame = (a: TypeSize, b: TypeSize) => a.size === b.size && a.line === b.line;

function sizesByWidth({ phone, tablet, desktop }: TypeToken): LayeredRule {
  const middle = tablet ?? desktop;
  if (isSame(phone, desktop)) return sized(phone);
  const wide = isSame(middle, desktop) ? {} : { [media.xl]: sized(desktop) };
  return { ...sized(phone), '@media': { [media.md]: sized(middle), ...wide } };
}

/** The rule of a text style, for a component that cannot compose the class of `text`. */
export function textRule(name: TextName): LayeredRule {
  const token: TypeToken = type[name];
  return {
    fontFamily: vars.font.family,
    fontWeight: token.weight,
    letterSpacing: token.tracking ?? 'normal',
    ...sizesByWidth(token),
  };
}
