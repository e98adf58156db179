import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

export const frame = componentStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  width: '100%',
  background: vars.color.sunken,
  color: vars.color.ink2,
  // Safari does not clip a scaled child without its own compositing layer.
  isolation: 'isolate',
});

const box = (aspectRatio: string) => componentStyle({ aspectRatio });

export const ratio = {
  '4 / 5': box('4 / 5'),
  '3 / 4': box('3 / 4'),
  '1 / 1': box('1 / 1'),
  '4 / 3': box('4 / 3'),
  '3 / 2': box('3 / 2'),
  '16 / 10': box('16 / 10'),
  '16 / 9': box('16 / 9'),
  '21 / 9': box('21 / 9'),
  /** As tall as the parent. */
  fill: componentStyle({ height: '100%' }),
};

export const corner = {
  /** 12 px on a phone, 20 above. */
  picture: componentStyle({ borderRadius: vars.layout.pictureRadius }),
  s: componentStyle({ borderRadius: vars.radius.s }),
  l: componentStyle({ borderRadius: vars.radius.l }),
  nested: componentStyle({ borderRadius: vars.radius.nested }),
  full: componentStyle({ borderRadius: vars.radius.full }),
  none: componentStyle({ borderRadius: 0 }),
};

export const picture = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: vars.filter.picture,
});

export const position = {
  center: componentStyle({ objectPosition: '50% 50%' }),
  /** A bouquet: its flowers are above the middle. The share of `imageFocus`, as the image server crops. */
  bouquet: componentStyle({ objectPosition: '50% 40%' }),
  top: componentStyle({ objectPosition: '50% 0' }),
  bottom: componentStyle({ objectPosition: '50% 100%' }),
};

export const contain = componentStyle({ objectFit: 'contain' });

/** Scales up slightly on hover of the picture or of the card around it (`data-zoom-area`). */
export const zooming = componentStyle({
  transition: `scale ${vars.duration.slow} ${vars.easing.out}`,
  '@media': {
    [media.hover]: { selectors: { [`${frame}:hover > &, [data-zoom-area]:hover &`]: { scale: '1.025' } } },
  },
});

export const failed = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
