import type { Practice } from './practice.ts';
import { checkbox, radio, switchOnOff } from './patterns/choices.ts';
import { alert, alertDialog, dialog, tooltip } from './patterns/dialogs.ts';
import { accordion, button, disclosure, link } from './patterns/expanding.ts';
import { grid, table } from './patterns/grids.ts';
import { combobox, listbox, toolbar } from './patterns/lists.ts';
import { menu, menuButton } from './patterns/menus.ts';
import { breadcrumb, carousel, feed, landmarks } from './patterns/sequences.ts';
import { tabs } from './patterns/tabs.ts';
import { tree } from './patterns/trees.ts';
import { meter, multiThumbSlider, slider, spinButton, windowSplitter } from './patterns/values.ts';

/** In the order of checking: what closes a layer comes last, because it takes away what is in the layer. */
export const practices: Practice[] = [
  alert,
  breadcrumb,
  landmarks,
  carousel,
  feed,
  link,
  button,
  checkbox,
  switchOnOff,
  radio,
  tabs,
  toolbar,
  slider,
  multiThumbSlider,
  spinButton,
  meter,
  windowSplitter,
  table,
  grid,
  tree,
  accordion,
  disclosure,
  combobox,
  listbox,
  menuButton,
  menu,
  tooltip,
  alertDialog,
  dialog,
];

/** Patterns that no story shows, by selector, with the reason. A story that begins to show one has to be checked. */
export const unused: Record<string, { find: string; because: string }> = {
  feed: { find: feed.find, because: 'Lists load more by a button, which leaves the foot of the page in reach.' },
  treegrid: { find: '[role="treegrid"]', because: 'Categories are a tree; tables of the desk have no nested rows.' },
};
