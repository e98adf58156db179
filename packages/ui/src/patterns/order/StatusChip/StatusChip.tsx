import type { OrderStatus } from '@vetka/domain/order';
import type { ReactNode } from 'react';
import { chip, plain, status } from './StatusChip.css.ts';

export interface StatusChipProps extends Pick<OrderStatus, 'name' | 'bgColor'> {
  /** Before the word, 16 px. */
  icon?: ReactNode;
}

const channel = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** WCAG relative luminance of `#RRGGBB`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const isColour = (value: string) => /^#[\da-f]{6}$/i.test(value);
/** At this luminance black and white text have the same contrast. */
const middle = 0.179;

/** Set through CSSOM: the content security policy blocks style attributes in the server's markup. */
function paint(element: HTMLElement | null, colour: string): void {
  if (element === null) return;
  element.style.setProperty(status.slice(4, -1), colour);
  element.dataset['ground'] = luminance(colour) > middle ? 'light' : 'dark';
}

/** An order status on its own colour; the text is a dark or light tint of it with sufficient contrast. */
export function StatusChip({ name, bgColor, icon }: StatusChipProps) {
  const colour = isColour(bgColor) ? bgColor : plain;
  return (
    <span className={chip} ref={(element) => paint(element, colour)}>
      {icon}
      {name}
    </span>
  );
}
