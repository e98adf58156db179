import { useEffect, useId, useRef, useState } from 'react';
import { handleListKey, type ListControl } from '../../components/Combobox/listKeys.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { FieldBox } from '../../components/Field/index.ts';
import { SearchIcon } from '../../components/Icon/icons/SearchIcon.ts';
import { useWords } from '../../internal/words/words.ts';
import { CommandList } from './CommandList.tsx';
import { foundGroups, type Command } from './commands.ts';
import * as styles from './CommandPalette.css.ts';

export interface CommandPaletteProps {
  isOpen: boolean;
  /** A request to close: the cross, Escape, a press outside, or a command was chosen. */
  onClose: () => void;
  commands: readonly Command[];
  /** Heading. @default 'Что сделать' */
  title?: string | undefined;
}

/**
 * Every action and place of an application, found by words. Connect it to Ctrl+K with `useCommandKey`.
 *
 * Keyboard (APG combobox with a list): Up and Down move over the commands, Enter runs the active one, or the first.
 */
export function CommandPalette({ isOpen, onClose, commands, title }: CommandPaletteProps) {
  const { whatToDo = 'Что сделать' } = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title ?? whatToDo} size="l" initialFocus={input}>
      <Search input={input} commands={commands} label={title ?? whatToDo} onClose={onClose} />
    </Dialog>
  );
}

interface SearchProps extends Pick<CommandPaletteProps, 'commands' | 'onClose'> {
  input: React.RefObject<HTMLInputElement | null>;
  label: string;
}

const countText = (count: number) => `Найдено: ${count}`;

function Search({ input, commands, label, onClose }: SearchProps) {
  const { nothingFound = 'Ничего не найдено', foundCount = countText } = useWords();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const groups = foundGroups(commands, query);
  const shown = groups.flatMap((group) => group.commands);
  const choose = (place: number) => {
    const command = shown[place];
    if (!command) return;
    onClose();
    command.onSelect();
  };
  const list: ListControl = {
    isOpen: true,
    count: shown.length,
    active: Math.min(active, shown.length - 1),
    setActive,
    open: () => {},
    close: onClose,
    choose,
  };
  return (
    <div className={styles.palette}>
      <FieldBox leading={<SearchIcon />}>
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={list.active >= 0 ? `${listId}-${list.active}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          // Tab leaves the field as in every dialog.
          onKeyDown={(event) => event.key !== 'Tab' && handleListKey(event, list)}
        />
      </FieldBox>
      <CommandList id={listId} label={label} groups={groups} list={list} />
      <p role="status" className={shown.length === 0 ? styles.nothing : styles.said}>
        {shown.length === 0 ? nothingFound : foundCount(shown.length)}
      </p>
    </div>
  );
}

/** Opens the palette by Ctrl+K, or Command+K on a Mac, wherever the focus is. */
export function useCommandKey(onOpen: () => void): void {
  useEffect(
    function listen() {
      const handle = (event: KeyboardEvent) => {
        // By place on the keyboard: the key writes «л» in a Russian layout.
        if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      };
      window.addEventListener('keydown', handle);
      return () => window.removeEventListener('keydown', handle);
    },
    [onOpen],
  );
}
