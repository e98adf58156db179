/** A part with a stable name: `[data-part="…"]`. */
export interface Part {
  name: string;
  /** Components that have it. */
  of: readonly string[];
  is: string;
}

/** Every part that an application may restyle. A test compares the list with the source. */
export const parts: readonly Part[] = [
  { name: 'badge', of: ['Badge'], is: 'Метка целиком' },
  { name: 'body', of: ['Dialog', 'SidePanel'], is: 'Середина окна, которая прокручивается' },
  { name: 'button', of: ['Button'], is: 'Кнопка или ссылка-кнопка целиком' },
  { name: 'card', of: ['Card'], is: 'Поверхность' },
  { name: 'chip', of: ['Chip'], is: 'Кнопка или ссылка целиком' },
  { name: 'dialog', of: ['Dialog', 'ConfirmDialog', 'BottomSheet', 'ResponsiveDialog'], is: 'Карточка окна' },
  { name: 'error', of: ['Field'], is: 'Ошибка под полем' },
  { name: 'field', of: ['Field'], is: 'Поле с подписью и строкой под ним' },
  { name: 'field-box', of: ['Field'], is: 'Рамка вокруг набираемого' },
  { name: 'foot', of: ['Dialog', 'ConfirmDialog', 'SidePanel'], is: 'Низ окна с кнопками' },
  { name: 'head', of: ['Dialog', 'ConfirmDialog', 'SidePanel'], is: 'Шапка окна' },
  { name: 'hint', of: ['Field'], is: 'Совет под полем' },
  { name: 'icon-button', of: ['IconButton'], is: 'Кнопка целиком' },
  { name: 'inline-edit', of: ['InlineEdit'], is: 'Значение или поле, в котором его меняют' },
  { name: 'label', of: ['Field'], is: 'Подпись над полем' },
  { name: 'list', of: ['Combobox'], is: 'Список под полем' },
  { name: 'list-item', of: ['Combobox'], is: 'Строка списка' },
  { name: 'map', of: ['MapView'], is: 'Карта без списка' },
  { name: 'menu', of: ['DropdownMenu', 'ContextMenu'], is: 'Меню' },
  { name: 'menu-item', of: ['DropdownMenu', 'ContextMenu'], is: 'Строка меню' },
  { name: 'notice', of: ['Notice'], is: 'Сообщение целиком' },
  { name: 'option', of: ['Checkbox', 'RadioGroup', 'Switch'], is: 'Отметка со словами' },
  { name: 'panel', of: ['SidePanel'], is: 'Панель целиком' },
  { name: 'popover', of: ['Popover'], is: 'Слой у кнопки' },
  { name: 'qr', of: ['QrCode'], is: 'Код целиком' },
  { name: 'remove', of: ['UploadField'], is: 'Крестик снимка' },
  { name: 'rich-text', of: ['RichText'], is: 'Текст целиком' },
  { name: 'rich-text-editor', of: ['RichTextEditor'], is: 'Рамка с панелью и текстом' },
  { name: 'section', of: ['Accordion'], is: 'Раздел' },
  { name: 'section-body', of: ['Accordion'], is: 'Содержимое раздела' },
  { name: 'section-head', of: ['Accordion'], is: 'Кнопка раздела' },
  { name: 'segment', of: ['Segmented'], is: 'Один вариант' },
  { name: 'segmented', of: ['Segmented'], is: 'Переключатель целиком' },
  { name: 'stepper', of: ['QuantityStepper'], is: 'Счётчик целиком' },
  { name: 'tab', of: ['Tabs'], is: 'Вкладка' },
  { name: 'tab-panel', of: ['Tabs'], is: 'Содержимое вкладки' },
  { name: 'tabs', of: ['Tabs'], is: 'Ряд вкладок' },
  { name: 'toast', of: ['Toaster'], is: 'Уведомление' },
  { name: 'tooltip', of: ['Tooltip'], is: 'Подсказка' },
  { name: 'tree', of: ['Tree'], is: 'Дерево целиком' },
  { name: 'tree-item', of: ['Tree'], is: 'Строка дерева' },
];
