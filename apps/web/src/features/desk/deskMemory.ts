import { deskFilters, type DeskFilter } from '@vetka/domain/desk';
import type { PaneWidths } from '@vetka/ui/patterns/desk/DeskPanes';

/** A person's choices at their desks; stored in this browser. */
export interface DeskChoices {
  filter?: DeskFilter;
  /** `YYYY-MM-DD`; forgotten once it has passed. */
  day?: string | undefined;
  isSilent?: boolean;
  hasNoKeys?: boolean;
  /** Keys of the queue that are switched off, by their position on the keyboard. */
  offKeys?: readonly string[];
  /** Widths of panes (px). */
  widths?: PaneWidths;
}

const keyOf = (userId: number) => `vetka.desk.${userId}`;

export function readChoices(userId: number): DeskChoices {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as DeskChoices;
    const filter = deskFilters.find((each) => each === stored.filter);
    return filter ? { ...stored, filter } : stored;
  } catch {
    // Storage is disabled, or its text is not ours.
    return {};
  }
}

export function keepChoice(userId: number, choice: DeskChoices): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...readChoices(userId), ...choice }));
  } catch {
    // Storage is full or disabled: the choice lasts as long as the page.
  }
}
