import { useRef, type Ref } from 'react';
import { Field, FieldBox, type FieldProps } from '../../components/Field/index.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords } from '../../internal/words/words.ts';
import { TagList } from './TagList.tsx';
import { useTags } from './useTags.ts';

export interface TagsInputProps extends FieldProps, ValueProps<readonly string[]> {
  /** Called for each word before it is added; an empty result is not added. @default the word as typed */
  normalize?: ((word: string) => string) | undefined;
  /** How many tags there can be. @default unlimited */
  max?: number | undefined;
  /** How long a word can be. @default unlimited */
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Name of the form fields, one for each tag. */
  name?: string | undefined;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const atMostText = (max: number) => `Не больше ${max}`;
const asTyped = (word: string): string => word;

/**
 * Own words as tags: synonyms, topics. A word becomes a tag on Enter, a comma, or when the field is left; a pasted list
 * becomes several. For a choice among known options use chips or `Combobox`.
 *
 * Keyboard (as in React Aria's TagGroup): Left or Backspace before the text moves to the last tag; arrows, Home and End
 * move among tags; Delete or Backspace removes one.
 */
export function TagsInput(props: TagsInputProps) {
  const { atMost = atMostText } = useWords();
  const { value: given, defaultValue, onChange: onGiven, normalize = asTyped, max = Infinity, ...rest } = props;
  const { maxLength, placeholder, isDisabled = false, isReadOnly = false, name, ref, ...frame } = rest;
  const [value, onChange] = useValue({ value: given, defaultValue, onChange: onGiven }, []);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(input, ref);
  const isFixed = isDisabled || isReadOnly;
  const tags = useTags({ value, onChange, normalize, max, isFixed, input });
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <TagList
            label={frame.label}
            tags={value.map((tag) => ({ key: tag, label: tag }))}
            focus={tags.focus}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            name={name}
          />
          <FieldBox>
            <input
              {...control}
              ref={inputRef}
              type="text"
              autoComplete="off"
              enterKeyHint="enter"
              required={control.required && value.length === 0}
              aria-required={control.required || undefined}
              value={tags.text}
              maxLength={maxLength}
              placeholder={tags.isFull ? atMost(max) : placeholder}
              disabled={isDisabled}
              readOnly={isReadOnly || tags.isFull}
              onChange={(event) => tags.setText(event.target.value)}
              onPaste={tags.onPaste}
              onKeyDown={tags.onInputKey}
              onBlur={tags.addTyped}
            />
          </FieldBox>
        </>
      )}
    </Field>
  );
}
