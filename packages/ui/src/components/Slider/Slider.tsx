import { useRef, useState, type ChangeEvent, type Ref, type RefObject } from 'react';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { useSliderState, type SliderState } from 'react-stately/useSliderState';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords } from '../../internal/words/words.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import * as styles from './Slider.css.ts';

export type SliderRange = readonly [from: number, to: number];

export interface SliderProps extends FieldProps, ValueProps<SliderRange> {
  /** Called when a thumb is released or a key is pressed: the time to run a search. */
  onChangeEnd?: ((value: SliderRange) => void) | undefined;
  min: number;
  max: number;
  isDisabled?: boolean | undefined;
  /** Name of both form fields, «от» first. */
  name?: string | undefined;
  /** Ref of the group. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** @default 1 */
  step?: number | undefined;
  /** Formats the value, shown and read out: «от 2 000 ₽». @default the number */
  formatValue?: ((value: number) => string) | undefined;
}

// The texts that it makes are not used: `formatValue` makes ours.
const numberFormatter = new Intl.NumberFormat('ru-RU');

/**
 * A range with two thumbs: prices.
 *
 * Keyboard (APG multi-thumb slider): arrows move by a step, Page Up and Page Down by a tenth of the range, Home and End
 * to the limits of the thumb, which are those of the range and the other thumb.
 */
export function Slider(props: SliderProps) {
  const { rangeEnds = ['От', 'До'] } = useWords();
  const { value: given, defaultValue, onChange, onChangeEnd, min, max, step = 1, ...rest } = props;
  const { formatValue = String, isDisabled = false, name: fieldName, ...frame } = rest;
  const [value, change] = useValue<SliderRange, never>({ value: given, defaultValue, onChange }, [min, max]);
  const [dragged, setDragged] = useState<SliderRange | null>(null);
  const shown = dragged ?? value;
  const track = useRef<HTMLDivElement>(null);
  const options = {
    value: [...shown],
    minValue: min,
    maxValue: max,
    step,
    isDisabled,
    'aria-label': frame.label,
    onChange: ([from = min, to = max]: number[]) => {
      setDragged([from, to]);
      change([from, to]);
    },
    onChangeEnd: ([from = min, to = max]: number[]) => {
      setDragged(null);
      onChangeEnd?.([from, to]);
    },
  };
  const state = useSliderState({ ...options, numberFormatter });
  const { trackProps } = useSlider(options, state, track);
  return (
    <Field {...frame} kind="group">
      {() => (
        <div>
          <div className={styles.root}>
            <div {...trackProps} ref={track} className={styles.track}>
              <div className={styles.line} />
              <div
                className={styles.range}
                style={{ left: percent(state, 0), right: `calc(100% - ${percent(state, 1)})` }}
              />
              {rangeEnds.map((name, index) => (
                <Thumb
                  key={name}
                  label={`${frame.label}: ${name}`}
                  text={formatValue(shown[index] ?? min)}
                  name={fieldName}
                  {...{ index, state, track }}
                />
              ))}
            </div>
          </div>
          <div className={styles.ends} aria-hidden="true">
            <span>{formatValue(shown[0])}</span>
            <span>{formatValue(shown[1])}</span>
          </div>
        </div>
      )}
    </Field>
  );
}

const percent = (state: SliderState, index: number): string => `${state.getThumbPercent(index) * 100}%`;

interface ThumbProps {
  index: number;
  label: string;
  /** The value as it is read out. */
  text: string;
  name: string | undefined;
  state: SliderState;
  track: RefObject<HTMLDivElement | null>;
}

function Thumb({ index, label, text, name, state, track }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const options = { index, 'aria-label': label, trackRef: track, inputRef: input };
  const { thumbProps, inputProps } = useSliderThumb(options, state);
  // A screen reader on a phone changes the input itself: a drag that starts and ends at once.
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    state.setThumbDragging(index, true);
    inputProps.onChange?.(event);
    state.setThumbDragging(index, false);
  };
  return (
    <div {...thumbProps} className={styles.thumb}>
      <input
        {...inputProps}
        type="range"
        name={name}
        ref={input}
        className={styles.input}
        aria-valuetext={text}
        onChange={change}
      />
    </div>
  );
}
