import { encode } from 'uqr';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  /** What a camera reads: an address, or text of at most about 2,000 characters. */
  text: string;
  /** Accessible name: where it leads, «QR-код: отследить заказ». */
  label: string;
  /** Side in px, white edge included. @default 160 */
  side?: number | undefined;
}

/** Four modules of white around a code: ISO/IEC 18004. */
const edge = 4;

/** A QR code, drawn on the server as well. Dark on white in every theme: cameras fail to read the opposite. */
export function QrCode({ text, label, side = 160 }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: edge });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      data-part="qr"
      aria-label={label}
      className={styles.code}
      width={side}
      height={side}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
