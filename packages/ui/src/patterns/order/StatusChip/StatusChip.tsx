import type { OrderStatus } from '@vetka/domain/order';
import { chip, status } from './StatusChip.css.ts';

export type StatusChipProps = Pick<OrderStatus, 'name' | 'bgColor'>;

const channel = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** WCAG relative luminance of `#RRGGBB`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const isColour = (value: string) => /^#[\da-f]{6}$/i.test(value);
/** At this luminance black and white read equally well. */
const middle = 0.179;

/** The name of an order's status on its own colour; the text takes a dark or a light tint of it, which reads. */
export function StatusChip({ name, bgColor }: StatusChipProps) {
  const colour = isColour(bgColor) ? bgColor : '#E7DFD1';
  return (
    <span
      className={chip}
      data-ground={luminance(colour) > middle ? 'light' : 'dark'}
      style={{ [status.slice(4, -1)]: colour }}
    >
      {name}
    </span>
  );
}
