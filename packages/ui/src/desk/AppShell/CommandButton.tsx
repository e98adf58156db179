import { useCallback, useState } from 'react';
import { SearchIcon } from '../../components/Icon/icons/SearchIcon.ts';
import { isApple } from '../../internal/isApple.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { useWords } from '../../internal/words/words.ts';
import { CommandPalette, useCommandKey, type Command } from '../CommandPalette/index.ts';
import * as styles from './AppShell.css.ts';

/** Opens the palette, as does Ctrl+K, which it shows. */
export function CommandButton({ commands }: { commands: readonly Command[] }) {
  const { whatToDo = 'Что сделать' } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  useCommandKey(useCallback(() => setIsOpen(true), []));
  const hasCommandKey = useHydrated() && isApple();
  return (
    <>
      <button
        type="button"
        className={styles.command}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <SearchIcon />
        <span className={styles.commandWord}>{whatToDo}</span>
        <kbd className={styles.shortcut} aria-hidden="true">
          {hasCommandKey ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <CommandPalette isOpen={isOpen} onClose={() => setIsOpen(false)} commands={commands} />
    </>
  );
}
