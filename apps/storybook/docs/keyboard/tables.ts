import { appShell } from './appShell.ts';
import { dateGrid } from './calendar.ts';
import { checkbox, mixedCheckbox, radioGroup, rating, select, switchOnOff, toggleGroup } from './choices.ts';
import { combobox, comboboxList, multiSelect } from './combobox.ts';
import { chart, inlineEdit, numberField, sortableList, sortableTable, tagsInput, toolbar } from './desk.ts';
import { commandPalette, contextMenu, timeOfDay, treeView } from './deskLists.ts';
import { dataGrid } from './grid.ts';
import { alertDialog, dialog, menu, menuButton, tooltip } from './layers.ts';
import { map } from './map.ts';
import { accordion, breadcrumb, carousel, gallery, tabLinks } from './navigation.ts';
import type { KeyboardTable } from './table.ts';
import { richText } from './richText.ts';
import { slider, spinButton } from './values.ts';

/** Every keyboard table, grouped by what the user is doing. */
export const keyboardTables: readonly { id: string; title: string; tables: readonly KeyboardTable[] }[] = [
  { id: 'layers', title: 'Окна и меню', tables: [dialog, alertDialog, menuButton, menu, tooltip] },
  {
    id: 'choices',
    title: 'Выбор',
    tables: [radioGroup, toggleGroup, rating, checkbox, mixedCheckbox, switchOnOff, select, combobox, comboboxList],
  },
  { id: 'values', title: 'Числа и дни', tables: [spinButton, slider, dateGrid] },
  {
    id: 'desk',
    title: 'Работа с данными',
    tables: [
      numberField,
      timeOfDay,
      inlineEdit,
      sortableTable,
      dataGrid,
      toolbar,
      sortableList,
      tagsInput,
      multiSelect,
      treeView,
      contextMenu,
      commandPalette,
      richText,
      chart,
    ],
  },
  {
    id: 'navigation',
    title: 'Переходы и просмотр',
    tables: [accordion, tabLinks, breadcrumb, carousel, gallery, appShell, map],
  },
];
