import { useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { withWords, wordsIn } from './typedTags.ts';
import { useTagFocus } from './useTagFocus.ts';

interface TagsOptions {
  value: readonly string[];
  onChange: (tags: readonly string[]) => void;
  normalize: (word: string) => string;
  max: number;
  /** Disabled or read-only: a paste adds nothing. */
  isFixed: boolean;
  input: RefObject<HTMLInputElement | null>;
}

/** The text that is being typed, the focus among the tags, and the keys of both. */
export function useTags({ value, onChange, normalize, max, isFixed, input }: TagsOptions) {
  const [text, setText] = useState('');
  const isFull = value.length >= max;
  const focus = useTagFocus({
    count: value.length,
    onRemove: (index) => onChange(value.filter((_, each) => each !== index)),
    input,
  });

  function add(typed: string): void {
    const words = wordsIn(typed)
      .map(normalize)
      .filter((word) => word !== '');
    const tags = withWords(value, words).slice(0, max);
    setText('');
    if (tags.length > value.length) onChange(tags);
  }
  return {
    text,
    setText,
    focus,
    isFull,
    addTyped: () => add(text),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const pasted = event.clipboardData.getData('text');
      if (isFixed || !/[,;\n]/.test(pasted)) return;
      event.preventDefault();
      add(`${text}${pasted}`);
    },
    onInputKey: (event: KeyboardEvent<HTMLInputElement>) => {
      const isWritten = text.trim() !== '';
      if ((event.key === 'Enter' && isWritten) || event.key === ',' || event.key === ';') {
        event.preventDefault();
        add(text);
      } else focus.onInputKey(event);
    },
  };
}
