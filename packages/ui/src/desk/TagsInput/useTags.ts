import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { withWords, wordsIn } from './typedTags.ts';

interface TagsOptions {
  value: readonly string[];
  onChange: (tags: readonly string[]) => void;
  normalize: (word: string) => string;
  max: number;
  /** Disabled or read-only: a paste adds nothing. */
  isFixed: boolean;
  input: RefObject<HTMLInputElement | null>;
}

const isEnd = ({ selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === 0;

/** The text that is being typed, the focus among the tags, and the keys of both. */
export function useTags({ value, onChange, normalize, max, isFixed, input }: TagsOptions) {
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const isFull = value.length >= max;

  function add(typed: string): void {
    const words = wordsIn(typed)
      .map(normalize)
      .filter((word) => word !== '');
    const tags = withWords(value, words).slice(0, max);
    setText('');
    if (tags.length > value.length) onChange(tags);
  }
  /** Past the last tag is the input. */
  function focusAt(index: number): void {
    const button = buttons()[Math.max(0, index)];
    (button ?? input.current)?.focus();
  }
  function remove(index: number): void {
    // The button of a removed tag takes the focus with it.
    const next = buttons()[index + 1] ?? (index > 0 ? buttons()[index - 1] : undefined) ?? input.current;
    next?.focus();
    onChange(value.filter((_, each) => each !== index));
  }
  return {
    text,
    setText,
    list,
    isFull,
    remove,
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
      } else if ((event.key === 'Backspace' || event.key === 'ArrowLeft') && isEnd(event.currentTarget)) {
        if (value.length === 0) return;
        event.preventDefault();
        focusAt(value.length - 1);
      }
    },
    onTagKey: (event: KeyboardEvent, index: number) => {
      const places: Record<string, number> = {
        ArrowLeft: index - 1,
        ArrowRight: index + 1,
        Home: 0,
        End: value.length - 1,
      };
      const place = places[event.key];
      const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
      if (place === undefined && !isRemoval) return;
      event.preventDefault();
      if (place === undefined) remove(index);
      else focusAt(place);
    },
  };
}
