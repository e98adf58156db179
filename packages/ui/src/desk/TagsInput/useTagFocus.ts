import { useRef, type KeyboardEvent, type RefObject } from 'react';

interface TagFocusOptions {
  count: number;
  onRemove: (index: number) => void;
  input: RefObject<HTMLInputElement | null>;
}

export type TagFocus = ReturnType<typeof useTagFocus>;

const isAtStart = ({ selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === 0;

/** The focus among tags, with the keys of React Aria's TagGroup. Before the text of the input stands the last tag. */
export function useTagFocus({ count, onRemove, input }: TagFocusOptions) {
  const list = useRef<HTMLUListElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  /** Past the last tag is the input. */
  function focusAt(index: number): void {
    const button = buttons()[Math.max(0, index)];
    (button ?? input.current)?.focus();
  }
  function remove(index: number): void {
    // The button of a removed tag takes the focus with it.
    const next = buttons()[index + 1] ?? (index > 0 ? buttons()[index - 1] : undefined) ?? input.current;
    next?.focus();
    onRemove(index);
  }
  return {
    list,
    remove,
    onInputKey: (event: KeyboardEvent<HTMLInputElement>) => {
      const isBack = event.key === 'Backspace' || event.key === 'ArrowLeft';
      if (!isBack || count === 0 || !isAtStart(event.currentTarget)) return;
      event.preventDefault();
      focusAt(count - 1);
    },
    onTagKey: (event: KeyboardEvent, index: number) => {
      const places: Record<string, number> = {
        ArrowLeft: index - 1,
        ArrowRight: index + 1,
        Home: 0,
        End: count - 1,
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
