import { formatDate } from '@vetka/domain/date';
import { useStore } from '../../../shell/store.ts';
import type { DraftSaver, SaveState } from './draftSaver.ts';

/** The time on the reader's own clock. */
const timeOf = (moment: string): string =>
  formatDate(moment, 'HH:mm', { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });

function textOf(state: SaveState): string {
  switch (state.is) {
    case 'saved':
      return `Сохранено в ${timeOf(state.at)}`;
    case 'saving':
    case 'unsaved':
      return 'Сохраняем…';
    case 'offline':
      return 'Не сохранено: нет связи. Текст остаётся на этом устройстве';
    case 'refused':
      return `Не сохранено. ${state.message}`;
    case 'conflict':
      return 'Не сохранено: статью изменили в другом месте';
  }
}

/** The saving state of the text. */
export function SaveMark({ saver }: { saver: DraftSaver }) {
  return <span role="status">{textOf(useStore(saver.state))}</span>;
}
