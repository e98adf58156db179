import type { MapMarker, MapProvider, MapState } from './mapProvider.ts';

/** Streets and a river in a square of 100. */
const drawing: readonly (readonly [path: string, color: string, width: number])[] = [
  ['M-5 78C20 70 30 92 55 84S85 60 105 70', 'sky-soft', 12],
  ['M-5 30 105 18M-5 58 105 46M18 -5 26 105M52 -5 60 105M86 -5 80 105', 'surface', 3],
  ['M-5 8 105 74', 'surface', 4],
];

const namespace = 'http://www.w3.org/2000/svg';

function drawPlan(): SVGElement {
  const plan = document.createElementNS(namespace, 'svg');
  const attributes = { viewBox: '0 0 100 100', preserveAspectRatio: 'none', width: '100%', height: '100%' };
  for (const [name, value] of Object.entries(attributes)) plan.setAttribute(name, value);
  plan.ariaHidden = 'true';
  for (const [d, color, width] of drawing) {
    const path = plan.appendChild(document.createElementNS(namespace, 'path'));
    const look = { d, fill: 'none', stroke: `var(--vetka-color-${color})`, 'stroke-width': String(width) };
    for (const [name, value] of Object.entries(look)) path.setAttribute(name, value);
  }
  return plan;
}

/** Share of a coordinate in the range of all, with a fifth left free at both ends. */
function shareOf(value: number, axis: 'lat' | 'lng', markers: readonly MapMarker[]): number {
  const all = markers.map((marker) => marker[axis]);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return 0.2 + 0.6 * (most === least ? 0.5 : (value - least) / (most - least));
}

/** For stories: a drawn plan instead of a service, which also shows how a provider is written. */
export const planProvider: MapProvider = {
  mount(element, options) {
    const field = document.createElement('div');
    Object.assign(field.style, { position: 'absolute', inset: '0' });
    field.append(drawPlan());
    element.append(field);
    let scale = 1;
    const put = ({ id, lat, lng, element: mark }: MapMarker, { markers, chosen }: MapState) => {
      const left = shareOf(lng, 'lng', markers);
      const top = 1 - shareOf(lat, 'lat', markers);
      const place = { position: 'absolute', left: `${left * 100}%`, top: `${top * 100}%`, translate: '-50% -100%' };
      Object.assign(mark.style, { ...place, zIndex: id === chosen ? '1' : '' });
      field.append(mark);
    };
    const update = (state: MapState) => {
      for (const { element: old } of shown.filter((marker) => !state.markers.includes(marker))) old.remove();
      for (const marker of state.markers) put(marker, state);
      shown = state.markers;
    };
    let shown: readonly MapMarker[] = [];
    // Every marker is an element, and the press may be on the icon inside.
    field.addEventListener('click', ({ target }) => {
      const pressed = shown.find(({ element: mark }) => target instanceof Node && mark.contains(target));
      if (pressed) options.onPress(pressed.id);
    });
    update(options);
    options.onReady();
    return {
      update,
      zoomBy(steps) {
        scale = Math.max(1, scale + steps / 2);
        field.style.scale = String(scale);
      },
      destroy: () => field.remove(),
    };
  },
};
