import { useId } from 'react';
import type { ElementAttributes } from '../../internal/tags.ts';
import * as styles from './Meter.css.ts';

export interface MeterProps extends Omit<ElementAttributes, 'children' | 'role'> {
  /** What is measured: «Занято мест». */
  label: string;
  value: number;
  /** @default 100 */
  max?: number | undefined;
  /** The value in words: «12 из 20». @default percent */
  valueText?: string | undefined;
  /** `progress`: work that comes to an end, such as an upload. @default 'meter' */
  kind?: 'meter' | 'progress' | undefined;
  /** `warning`: nearly full. */
  tone?: 'warning' | undefined;
  /** The label and the value stand beside it already and are only read out. @default false */
  isLabelHidden?: boolean | undefined;
}

export interface MeterLineProps {
  /** From 0 to 1. */
  share: number;
  /** `warning`: nearly full. */
  tone?: 'warning' | undefined;
}

/** The shortest line of a value above zero, in percent. */
const least = 1.5;

/** The line alone, hidden from screen readers: the figure stands beside it as text. */
export function MeterLine({ share, tone }: MeterLineProps) {
  return (
    <svg className={styles.line} width="100%" height="6" aria-hidden="true" data-tone={tone}>
      <rect width="100%" height="6" rx="3" data-ground="" />
      <rect width={`${share > 0 ? Math.max(least, share * 100) : 0}%`} height="6" rx="3" />
    </svg>
  );
}

const shareOf = (value: number, max: number): number => Math.min(1, Math.max(0, max === 0 ? 0 : value / max));

/** How much of a whole: a line with its label and value. For waiting without a known end use `Spinner`. */
export function Meter({ label, value, max = 100, kind = 'meter', tone, isLabelHidden = false, ...props }: MeterProps) {
  const id = useId();
  const share = shareOf(value, max);
  const { valueText = `${Math.round(share * 100)}\u00A0%`, ...attributes } = props;
  const named = isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': id };
  return (
    <div
      {...attributes}
      {...named}
      className={styles.meter}
      role={kind === 'meter' ? 'meter' : 'progressbar'}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
    >
      {!isLabelHidden && (
        <span className={styles.words}>
          <span id={id}>{label}</span>
          <span className={styles.value}>{valueText}</span>
        </span>
      )}
      <MeterLine share={share} tone={tone} />
    </div>
  );
}
