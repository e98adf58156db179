import type { PluralForms } from '@vetka/domain/plural';
import { useId, useState } from 'react';
import { resultText } from '../../../components/Combobox/resultText.ts';
import { Button } from '../../../components/Button/index.ts';
import { CloseIcon } from '../../../components/Icon/icons/CloseIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { classes } from '../../../internal/classes.ts';
import { useForeignLayer } from '../../../internal/layers/foreignLayers.ts';
import { useWords } from '../../../internal/words/words.ts';
import { SuggestOption } from './SuggestOption.tsx';
import { isGoods, kinds, optionsOf, type SuggestGroup, type Suggestion, type SuggestionLook } from './suggestion.ts';
import { useSuggestField } from './useSuggestField.ts';
import * as styles from './SuggestPanel.css.ts';

export type { SuggestGroup, Suggestion, SuggestionKind } from './suggestion.ts';

export interface SuggestPanelProps {
  /** The search field of the header: it becomes a combobox while the panel is mounted. */
  input: HTMLInputElement;
  /** The typed text. */
  text: string;
  /** In the order of the list; empty groups are left out. */
  groups: readonly SuggestGroup[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /**
   * «Отмена» of a phone was pressed; the panel closes as well. Move the focus out of the field here, so that the
   * on-screen keyboard closes.
   */
  onCancel?: (() => void) | undefined;
  /** «пионы», where the suggestions are for a corrected text. */
  correctedText?: string | null | undefined;
  isLoading?: boolean | undefined;
  /** A suggestion was pressed; its link is followed as well. */
  onFollow?: ((suggestion: Suggestion, kind: SuggestGroup['kind']) => void) | undefined;
  /** Removes a recent query. */
  onRemove?: ((suggestion: Suggestion) => void) | undefined;
  /** Removes all recent queries. */
  onClear?: (() => void) | undefined;
}

const counted: PluralForms = ['подсказка', 'подсказки', 'подсказок'];

/** Suggestions below the search field: two columns on a wide screen, the whole screen of a phone. */
export function SuggestPanel(props: SuggestPanelProps) {
  const { input, text, isOpen, isLoading = false, correctedText, onOpenChange } = props;
  const groups = props.groups.filter(({ items }) => items.length > 0);
  const options = groups.flatMap(optionsOf);
  const listId = useId();
  const [activeId, setActiveId] = useState<string>();
  const active = options.findIndex(({ id }) => id === activeId);
  const isListed = isOpen && options.length > 0;
  useForeignLayer(isOpen);
  const close = () => {
    setActiveId(undefined);
    onOpenChange(false);
  };
  // By place: an id of an element must not contain spaces.
  const optionId = (id: string) => `${listId}-${options.findIndex((option) => option.id === id)}`;
  useSuggestField({
    input,
    listId: isListed ? listId : undefined,
    activeId: isListed && active >= 0 && activeId !== undefined ? optionId(activeId) : undefined,
    list: {
      isOpen,
      count: options.length,
      active,
      setActive: (place) => setActiveId(options[place]?.id),
      open: () => {
        // Typing leaves the list for the text.
        setActiveId(undefined);
        onOpenChange(true);
      },
      close,
      choose: () => activeId !== undefined && document.getElementById(optionId(activeId))?.click(),
    },
  });
  const result = resultText(
    { count: options.length, isLoading, countedAs: counted, emptyText: 'Подсказок нет' },
    useWords(),
  );
  const list = { ...props, text: correctedText ?? text, activeId, setActiveId, optionId, close };
  return (
    <>
      <span className={styles.status} role="status">
        {isOpen ? result : ''}
      </span>
      {isOpen && (
        // Keep the focus in the field on press: its blur would close the panel before the click.
        <div
          role="presentation"
          className={classes(styles.panel, !isListed && styles.bare)}
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            input.focus();
            close();
          }}
        >
          <div className={styles.cancel}>
            <Button
              variant="plain"
              onClick={() => {
                props.onCancel?.();
                close();
              }}
            >
              Отмена
            </Button>
          </div>
          {isListed && (
            <div id={listId} role="listbox" aria-label="Подсказки" className={styles.columns}>
              <Column {...list} groups={groups.filter((group) => !isGoods(group))} />
              <Column {...list} groups={groups.filter(isGoods)} />
            </div>
          )}
          {isListed && <Erasers {...props} groups={groups} />}
        </div>
      )}
    </>
  );
}

const groupClasses: Partial<Record<SuggestionLook, string>> = { chip: styles.chips, card: styles.cards };

interface ColumnProps extends Pick<SuggestPanelProps, 'groups' | 'text' | 'onFollow'> {
  activeId: string | undefined;
  setActiveId: (id: string) => void;
  optionId: (id: string) => string;
  close: () => void;
}

function Column({ groups, text, onFollow, activeId, setActiveId, optionId, close }: ColumnProps) {
  if (groups.length === 0) return null;
  return (
    <div role="presentation" className={styles.column}>
      {groups.map((group) => {
        const { title, look } = kinds[group.kind];
        return (
          <ul key={group.kind} role="group" aria-label={title} className={groupClasses[look]}>
            <li role="presentation" className={styles.title}>
              {title}
            </li>
            {optionsOf(group).map((suggestion) => (
              <SuggestOption
                key={suggestion.id}
                id={optionId(suggestion.id)}
                suggestion={suggestion}
                look={suggestion === group.more ? 'more' : look}
                text={text}
                isActive={suggestion.id === activeId}
                onPoint={() => setActiveId(suggestion.id)}
                onFollow={() => {
                  onFollow?.(suggestion, group.kind);
                  close();
                }}
              />
            ))}
          </ul>
        );
      })}
    </div>
  );
}

/**
 * Buttons that erase recent queries. Beside the list rather than in its options: a screen reader can't reach a button
 * inside an option. The recent queries are the first group and its rows have a fixed height.
 */
function Erasers({ groups, onRemove, onClear }: Pick<SuggestPanelProps, 'groups' | 'onRemove' | 'onClear'>) {
  const [first] = groups;
  if (first?.kind !== 'recent') return null;
  return (
    <div className={styles.erasers}>
      <Button variant="plain" size="s" onClick={onClear}>
        Очистить
      </Button>
      {first.items.map((item) => (
        <IconButton
          key={item.id}
          label={`Убрать «${item.label}»`}
          icon={<CloseIcon size="s" />}
          onClick={() => onRemove?.(item)}
        />
      ))}
    </div>
  );
}
