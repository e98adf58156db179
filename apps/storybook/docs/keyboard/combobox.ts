import type { KeyboardTable } from './table.ts';

const components = ['Combobox', 'CitySelect', 'AddressField'] as const;

export const combobox = {
  pattern: 'combobox',
  title: 'Поле с подсказками: список закрыт',
  components,
  rows: {
    'Down Arrow opens the list on its first option': ['↓', 'Открывает список на первой строке.'],
    'Up Arrow opens the list on its last option': ['↑', 'Открывает список на последней строке.'],
    'Alt+Down Arrow opens the list': ['Alt + ↓', 'Открывает список.'],
    'Alt+Down Arrow stands on no option': ['Alt + ↓', 'Ни одна строка ещё не выбрана.'],
    'typing opens the list of what fits': ['Буквы', 'Открывают список подходящего.'],
  },
} as const satisfies KeyboardTable;

export const comboboxList = {
  pattern: 'combobox list',
  title: 'Поле с подсказками: список открыт',
  components,
  rows: {
    'Down Arrow moves to the next option': ['↓', 'К следующей строке.'],
    'Down Arrow on the last option leads back to the text': ['↓', 'На последней: обратно к тексту.'],
    'Up Arrow moves to the previous option': ['↑', 'К предыдущей строке.'],
    'Up Arrow on the first option leads back to the text': ['↑', 'На первой: обратно к тексту.'],
    'Enter takes the option': ['Enter', 'Берёт строку.'],
    'Enter closes the list': ['Enter', 'Закрывает список.'],
    'Escape closes the list': ['Escape', 'Закрывает список.'],
    'Escape keeps the focus in the field': ['Escape', 'Фокус остаётся в поле.'],
    'Alt+Up Arrow closes the list': ['Alt + ↑', 'Закрывает список.'],
    'Tab closes the list': ['Tab', 'Закрывает список.'],
    'Tab takes nothing': ['Tab', 'Ничего не берёт: набранное не меняется.'],
  },
} as const satisfies KeyboardTable;

export const multiSelect = {
  pattern: 'combobox with a multi-selectable listbox',
  title: 'Несколько из списка',
  components: ['MultiSelect'],
  rows: {
    'Down Arrow opens the list on the first option': ['↓', 'Открывает список: первый вариант.'],
    'Up Arrow opens the list on the last option': ['↑', 'Открывает список: последний вариант.'],
    'Enter chooses and leaves the list open': ['Enter', 'Выбирает, список остаётся.'],
    'Enter on a chosen option unchooses it': ['Enter', 'На выбранном: снимает.'],
    'typing finds options': ['Буквы', 'Находит варианты.'],
    'Escape closes the list': ['Escape', 'Закрывает список.'],
    'Tab closes the list and moves to the tags': ['Tab', 'Закрывает список и уходит к меткам.'],
    'Backspace before the text moves to the last tag': ['Backspace', 'В начале поля: к последней метке.'],
    'Left Arrow moves to the tag before': ['←', 'К предыдущей метке.'],
    'Delete removes the tag and moves to the one beside': ['Delete', 'Убирает метку, фокус – на соседней.'],
  },
} as const satisfies KeyboardTable;
