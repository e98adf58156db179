import { useLayoutEffect, useRef } from 'react';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { Field, FieldBox } from '../Field/index.ts';
import { useTextControl, type TextControlProps } from '../Field/textControl.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends Omit<TextControlProps<HTMLTextAreaElement>, 'inputMode'> {
  /** Shows «87 / 200». Excess text is counted, not cut: validation reports it. */
  limit?: number | undefined;
}

const browserGrowsIt = () => CSS.supports('field-sizing', 'content');

/** Multi-line text that grows with its content. */
export function TextArea({ ref, ...props }: TextAreaProps) {
  const { frame, state, native, onChange } = useTextControl(props);
  const element = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(element, ref);
  useLayoutEffect(function growWithText() {
    const textarea = element.current;
    if (!textarea || browserGrowsIt()) return;
    textarea.style.height = 'auto';
    textarea.style.height = `${textarea.scrollHeight}px`;
  });
  return (
    <Field {...frame}>
      {(control) => (
        <FieldBox isArea>
          <textarea
            {...native}
            {...state}
            {...control}
            ref={merged}
            rows={3}
            className={styles.textarea}
            onChange={(event) => onChange(event.target.value)}
          />
        </FieldBox>
      )}
    </Field>
  );
}
