/**
 * The texts of Storybook's frame in Russian, by the English text. Storybook cannot be translated, so the static build
 * replaces string literals of its code (`build-storybook.ts`), and fails when it no longer has one of these.
 */
const frameWords: Readonly<Record<string, string>> = {
  // Sidebar
  Settings: 'Настройки',
  'Search for components': 'Поиск компонентов',
  'Find components': 'Найти компонент',
  'Type to find...': 'Что ищете?',
  'Clear search': 'Стереть',
  'No components found': 'Ничего не нашлось',
  'Find components by name or path.': 'Ищите по имени, по-русски или по-английски.',
  'Recently opened': 'Недавно открывали',
  'Tag filters': 'Отбор по меткам',
  'Filter the items shown in a sidebar based on the tags applied to them.':
    'Что показывать в списке слева: по меткам страниц и примеров.',
  'Select all': 'Выбрать всё',
  'Clear filters': 'Сбросить отбор',
  Documentation: 'Описание',
  Play: 'С действиями',
  'Newly added stories': 'Новые примеры',
  'Stories closely linked to code changes': 'Примеры, код которых изменили',
  'Stories likely to be affected by code changes': 'Примеры, которых могли коснуться изменения',
  'Learn how to add tags': 'Как ставить метки',
  'Sidebar resize handle': 'Ширина списка',
  'Collapse all': 'Свернуть всё',
  'Expand all': 'Развернуть всё',
  'Skip to content': 'К содержанию',
  'Skip to sidebar': 'К списку',
  'Open navigation menu': 'Открыть список',
  'Navigation controls': 'Переход между страницами',
  'Clear recently opened items': 'Забыть, что открывали',
  // Toolbar
  Toolbar: 'Панель инструментов',
  'Main preview area': 'Просмотр',
  'Main content': 'Содержание',
  'Reload story': 'Показать пример заново',
  'Measure tool': 'Размеры и отступы',
  'Toggle measure': 'Показать размеры и отступы',
  'When enabled, this tool shows dimensions and whitespace (margin, padding, border) for the currently hovered element in the preview area. Does not work with keyboard focus.':
    'Показывает размеры, поля и отступы элемента под указателем. С клавиатуры не работает.',
  'Outline tool': 'Рамки элементов',
  'Toggle outline': 'Показать рамки элементов',
  'When enabled, this tool displays the outline of every element in the preview area, which helps understand their layout.':
    'Обводит каждый элемент, чтобы была видна раскладка.',
  'Viewport size': 'Размер окна',
  'Select a viewport among predefined options for the preview area, or reset to the default viewport.':
    'Окно одного из готовых размеров или обычное.',
  'Reset viewport': 'Обычное окно',
  'Viewport width': 'Ширина окна',
  'Viewport height': 'Высота окна',
  'Open in isolation mode': 'Открыть отдельно',
  Share: 'Поделиться',
  'Change zoom level': 'Масштаб',
  'Zoom in': 'Крупнее',
  'Zoom out': 'Мельче',
  'Reset zoom': 'Обычный масштаб',
  'Zoom percentage': 'Масштаб в процентах',
  'Enter full screen': 'Во весь экран',
  'Exit full screen': 'Выйти из полного экрана',
  'Show sidebar': 'Показать список',
  // Panel
  'Addon panel': 'Панель свойств',
  'Addon panel resize handle': 'Размер панели',
  'Available addons': 'Вкладки панели',
  'Open addon panel': 'Открыть панель',
  'Close addon panel': 'Закрыть панель',
  'Show addon panel': 'Показать панель',
  'Hide addon panel': 'Скрыть панель',
  'Move addon panel to right': 'Панель справа',
  'Move addon panel to bottom': 'Панель внизу',
  'Changes the location of the addon panel to the bottom or right of the screen, but does not have any effect on its content.':
    'Панель внизу или справа; содержание то же.',
  Controls: 'Свойства',
  Actions: 'События',
  'Reset controls': 'Вернуть значения',
  'This story has no controls': 'У этого примера нет свойств',
  "Storybook couldn't find or generate any controls for this story. Define":
    'Он показывает готовый экран. Автору примера: опишите',
  ', or configure docgen to let Storybook generate controls automatically.': '.',
  ' Read docs': ' Документация Storybook',
  Name: 'Имя',
  Description: 'Описание',
  Default: 'По умолчанию',
  Required: 'Обязательно',
  'Edit string...': 'Текст…',
  'Set string': 'Задать текст',
  'Set boolean': 'Задать',
  'Set object': 'Задать',
  'Set number': 'Задать число',
  'Choose option...': 'Выберите…',
  'Component test is rendering.': 'Пример рисуется.',
  'Component test is running.': 'Пример показывает действия.',
  'Component test completed successfully.': 'Пример показан.',
  'Component test failed.': 'Пример показать не удалось.',
  'Component test was aborted.': 'Показ прерван.',
  // Settings
  'Close settings page': 'Закрыть настройки',
  About: 'О Storybook',
  'Keyboard shortcuts': 'Клавиши',
  Commands: 'Действия',
  Shortcut: 'Клавиши',
  'Type keys': 'Нажмите клавиши',
  'Go full screen': 'Во весь экран',
  'Toggle addons': 'Панель свойств',
  'Toggle addons orientation': 'Панель внизу или справа',
  'Toggle sidebar': 'Список',
  'Toggle toolbar': 'Панель инструментов',
  'Focus search': 'К поиску',
  'Focus sidebar': 'К списку',
  'Focus canvas': 'К примеру',
  'Focus addons': 'К панели',
  'Previous component': 'Предыдущий компонент',
  'Next component': 'Следующий компонент',
  'Previous story': 'Предыдущий пример',
  'Next story': 'Следующий пример',
  'Go to shortcuts page': 'Клавиши',
  'Go to about page': 'О Storybook',
  'Collapse all items on sidebar': 'Свернуть весь список',
  'Expand all items on sidebar': 'Развернуть весь список',
  'Open story in editor': 'Открыть в редакторе',
  'Open story in isolation': 'Открыть отдельно',
  'Copy story link to clipboard': 'Скопировать адрес примера',
  'Go to previous landmark': 'К предыдущей области',
  'Go to next landmark': 'К следующей области',
  'Restore defaults': 'Вернуть как было',
  Support: 'Помощь',
  'You are on Storybook ': 'Это Storybook ',
  'Run the following script to check for updates and upgrade to the latest version.':
    'Проверить и поставить новую версию можно этой командой.',
  'Open source software maintained by': 'Открытая программа; её развивают',
  'and the': 'и',
  'Storybook Community': 'сообщество Storybook',
};

/** Texts that are also names of keys: replaced only in these pieces of code. */
const inCode: Readonly<Record<string, string>> = {
  'null,"Control"': 'null,"Значение"',
  'title:"Clear"': 'title:"Стереть"',
  'ariaLabel:"Clear"': 'ariaLabel:"Стереть"',
  'ariaLabel:p?"Collapse":"Expand"': 'ariaLabel:p?"Свернуть":"Развернуть"',
  'title:"Code",type:': 'title:"Код",type:',
  '"args")," or "': '"args")," или "',
  '`${d?"Remove":"Add"} ${t} filter: ${n}`': '`${d?"Не отбирать":"Отобрать"}: ${n}`',
  '`${s?"Include":"Exclude"} ${t}: ${n}`': '`${s?"Вернуть":"Скрыть"}: ${n}`',
  '`${t} filter: ${s?`exclude ${n}`:n}`': '`Отбор: ${s?`кроме «${n}»`:`«${n}»`}`',
  's?"Include":"Exclude")': 's?"Вернуть":"Скрыть")',
};

/** Everything that is replaced. */
export const replacedTexts: readonly string[] = [...Object.keys(frameWords), ...Object.keys(inCode)];

const escaped = Object.keys(frameWords).map((text) => text.replaceAll(/[.()]/g, String.raw`\$&`));
const literals = new RegExp(`(["'\`])(${escaped.join('|')})\\1`, 'g');

/**
 * Replaces the texts of the frame in one file of its code.
 * @param used the English texts that were found are added to it
 */
export function withFrameWords(code: string, used: Set<string>): string {
  let russian = code.replaceAll(literals, (_literal, _quote, text: string) => {
    used.add(text);
    return JSON.stringify(frameWords[text]);
  });
  for (const [piece, replacement] of Object.entries(inCode)) {
    if (!russian.includes(piece)) continue;
    used.add(piece);
    russian = russian.replaceAll(piece, replacement);
  }
  return russian;
}
