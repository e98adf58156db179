import * as RadixSlider from 'radix-ui/slider';
import { useState } from 'react';
import { Field, type FieldProps } from '../Field/index.ts';
import * as styles from './Slider.css.ts';

export type SliderRange = readonly [from: number, to: number];

export interface SliderProps extends Omit<FieldProps, 'isRequired' | 'error'> {
  value: SliderRange;
  /** Called when a thumb is released or a key is pressed: the time to run a search. */
  onChange: (value: SliderRange) => void;
  /** Called continuously while dragging. */
  onDrag?: (value: SliderRange) => void;
  min: number;
  max: number;
  /** @default 1 */
  step?: number;
  /** Formats the value, shown and read out: «от 2 000 ₽». @default the number */
  formatValue?: (value: number) => string;
}

const thumbNames = ['От', 'До'] as const;

/**
 * A range with two thumbs: prices.
 *
 * Keyboard (APG multi-thumb slider): arrows move by a step, Page Up and Page Down by ten, Home and End to the limits.
 */
export function Slider({ value, onChange, onDrag, min, max, step = 1, formatValue = String, ...frame }: SliderProps) {
  const [dragged, setDragged] = useState<SliderRange | null>(null);
  const shown = dragged ?? value;
  return (
    <Field {...frame} kind="group">
      {() => (
        <div>
          <RadixSlider.Root
            className={styles.root}
            value={[...shown]}
            min={min}
            max={max}
            step={step}
            minStepsBetweenThumbs={0}
            onValueChange={([from = min, to = max]) => {
              setDragged([from, to]);
              onDrag?.([from, to]);
            }}
            onValueCommit={([from = min, to = max]) => {
              setDragged(null);
              onChange([from, to]);
            }}
          >
            <RadixSlider.Track className={styles.track}>
              <RadixSlider.Range className={styles.range} />
            </RadixSlider.Track>
            {thumbNames.map((name, index) => (
              <RadixSlider.Thumb
                key={name}
                className={styles.thumb}
                aria-label={`${frame.label}: ${name}`}
                aria-valuetext={formatValue(shown[index] ?? min)}
              />
            ))}
          </RadixSlider.Root>
          <div className={styles.ends} aria-hidden="true">
            <span>{formatValue(shown[0])}</span>
            <span>{formatValue(shown[1])}</span>
          </div>
        </div>
      )}
    </Field>
  );
}
