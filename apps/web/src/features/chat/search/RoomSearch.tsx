import { useInfiniteQuery } from '@tanstack/react-query';
import { chatSearchMax, type Room } from '@vetka/domain/chat';
import { plural } from '@vetka/domain/plural';
import { cutText } from '@vetka/domain/text';
import { Button } from '@vetka/ui/Button';
import { SearchField } from '@vetka/ui/SearchField';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useApi } from '../../../shell/useContext.ts';
import { useDelayed } from '../../../shell/useDelayed.ts';
import { FoundMessages } from './FoundMessages.tsx';
import { highlightWords } from './foundWords.ts';
import * as styles from './RoomSearch.css.ts';
import { roomSearchQuery } from './roomSearch.queries.ts';

/** The pause in typing after which the words are searched (ms). */
const typingPauseMs = 250;

interface RoomSearchProps {
  room: Room;
  /** The found message that the conversation shows. */
  shownId: number | null;
  /** Shows a message in its place; `null` returns to the list. */
  onShow: (id: number | null) => void;
  onClose: () => void;
}

/** Search in the messages of a room: arrows move through the results, Enter shows one in its place, Escape closes. */
export default function RoomSearch({ room, shownId, onShow, onClose }: RoomSearchProps) {
  const [typed, setTyped] = useState('');
  const words = useDelayed(typed.trim(), typingPauseMs);
  const list = useInfiniteQuery(roomSearchQuery(useApi(), room.id, words));
  const panel = useRef<HTMLDivElement>(null);
  useHighlight(panel, { words, shownId, data: list.data });
  const isListed = list.isEnabled && typed.trim() !== '' && shownId === null;
  const total = list.data?.pages[0]?.meta.total ?? 0;
  const change = (text: string) => {
    setTyped(cutText(text, chatSearchMax));
    onShow(null);
  };
  return (
    <div ref={panel} role="search" aria-label="Переписка" className={styles.panel}>
      <div role="presentation" onKeyDown={(event) => walk(event, onClose)}>
        <div className={styles.bar}>
          {/* The person has just pressed the button of the search. */}
          <SearchField label="Поиск в переписке" value={typed} onChange={change} autoFocus />
          <Button variant="plain" onClick={onClose}>
            Закрыть
          </Button>
        </div>
        <VisuallyHidden role="status">{isListed && list.data ? foundText(total) : ''}</VisuallyHidden>
        {isListed && (
          <div className={styles.found}>
            <FoundMessages list={list} participants={room.participants} onChoose={onShow} />
          </div>
        )}
        {shownId !== null && (
          <div className={styles.back}>
            <Button size="s" variant="plain" onClick={() => onShow(null)}>
              К найденному: {foundText(total)}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

const foundText = (total: number): string => plural(total, ['сообщение', 'сообщения', 'сообщений']);

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows move between the field and the found messages; Escape closes an empty field. */
function walk(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  if (event.key === 'Escape' && !event.defaultPrevented) {
    // The conversation itself may close on Escape.
    event.stopPropagation();
    onClose();
  }
  const step = steps[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-found]')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface Highlighted {
  words: string;
  shownId: number | null;
  /** The results, in which the words are marked, too. */
  data: object | undefined;
}

/** Marks the words in the list and in the message that the conversation shows. */
function useHighlight(panel: { current: HTMLElement | null }, { words, shownId, data }: Highlighted): void {
  useEffect(
    function markWords() {
      const listed = (data && panel.current?.querySelectorAll('[data-found]')) ?? [];
      const shown = document.querySelectorAll(`[data-message="${shownId}"]`);
      highlightWords([...listed, ...shown], words);
      return () => highlightWords([], '');
    },
    [panel, words, shownId, data],
  );
}
