import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

/**
 * What Leaflet needs of its own style sheet, which brings pictures, colours and fonts as well. It positions the layers by
 * the properties of `style`, which a content security policy allows.
 */
export const map = componentStyle({
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  selectors: { '&.leaflet-dragging': { cursor: 'grabbing' } },
});
const inside = (selector: string, rule: Parameters<typeof componentGlobalStyle>[1]) =>
  componentGlobalStyle(`${map} ${selector}`, rule);

inside(':is(.leaflet-pane, .leaflet-tile, .leaflet-layer, .leaflet-tile-container, .leaflet-marker-icon)', {
  position: 'absolute',
  top: 0,
  left: 0,
});
// Tiles are darker in the dark theme, as pictures are.
inside('.leaflet-tile-pane', { filter: vars.filter.picture });
inside('.leaflet-tile', { maxWidth: 'none', visibility: 'hidden', pointerEvents: 'none' });
inside('.leaflet-tile-loaded', { visibility: 'inherit' });
inside('.leaflet-marker-pane', { zIndex: 1 });
inside('.leaflet-zoom-animated', { transformOrigin: '0 0' });
// Leaflet waits for exactly this long.
inside('.leaflet-zoom-anim .leaflet-zoom-animated', { transition: `transform 250ms ${vars.easing.out}` });
inside('.leaflet-zoom-anim .leaflet-zoom-hide', { visibility: 'hidden' });
