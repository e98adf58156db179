import { useEffect, useEffectEvent } from 'react';
import { handleListKey, type KeyPress, type ListControl } from '../../../components/Combobox/listKeys.ts';

interface FieldState {
  input: HTMLInputElement;
  list: ListControl;
  /** Id of the list, while it is shown. */
  listId: string | undefined;
  /** Id of the active option. */
  activeId: string | undefined;
}

/**
 * Turns a plain search field into an editable combobox with a list (APG). The field is rendered without this code, so
 * that it works before the code has loaded: attributes and listeners are added here.
 */
export function useSuggestField({ input, list, listId, activeId }: FieldState): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // Tab leads to the buttons of the panel; it closes when the focus leaves the search.
    if (event.key !== 'Tab') handleListKey(pressOf(event), list);
  });
  const open = useEffectEvent(() => list.open());
  useEffect(
    function listenToField() {
      const stopped = new AbortController();
      const { signal } = stopped;
      input.addEventListener('keydown', handleKey, { signal });
      for (const kind of ['input', 'click'] as const) input.addEventListener(kind, () => open(), { signal });
      return () => stopped.abort();
    },
    [input],
  );
  useEffect(
    function describeField() {
      const attributes = {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': String(listId !== undefined),
        'aria-controls': listId,
        'aria-activedescendant': activeId,
      };
      for (const [name, value] of Object.entries(attributes)) {
        if (value === undefined) input.removeAttribute(name);
        else input.setAttribute(name, value);
      }
    },
    [input, listId, activeId],
  );
  useEffect(
    function restoreField() {
      return () => {
        for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']) {
          input.removeAttribute(name);
        }
      };
    },
    [input],
  );
}

const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  altKey: event.altKey,
  nativeEvent: event,
  preventDefault: () => event.preventDefault(),
  stopPropagation: () => event.stopPropagation(),
});
