import type { ToolName } from './toolbarTools.ts';

/** Names of the tools. */
export const formatTexts: Readonly<Record<ToolName, string>> = {
  heading2: 'Заголовок',
  heading3: 'Подзаголовок',
  bold: 'Жирный',
  italic: 'Курсив',
  link: 'Ссылка',
  bulletList: 'Список',
  orderedList: 'Нумерованный список',
  quote: 'Цитата',
  undo: 'Отменить',
  redo: 'Вернуть',
};
