import * as choices from './examples/choices.ts';
import * as collections from './examples/collections.ts';
import type { Example } from './examples/example.ts';
import * as layers from './examples/layers.ts';
import * as sequences from './examples/sequences.ts';
import * as values from './examples/values.ts';

/** A correct example of each pattern, after those of the practices. */
export const examples: Record<string, Example> = {
  accordion: choices.accordion,
  alert: layers.alert,
  alertdialog: layers.alertDialog,
  breadcrumb: sequences.breadcrumb,
  button: choices.button,
  carousel: sequences.carousel,
  checkbox: choices.checkbox,
  combobox: collections.combobox,
  'dialog-modal': layers.dialog,
  disclosure: choices.disclosure,
  feed: sequences.feed,
  grid: collections.grid,
  landmarks: sequences.landmarks,
  link: choices.link,
  listbox: collections.listbox,
  'menu-button': layers.menuButton,
  menubar: layers.menu,
  meter: values.meter,
  radio: choices.radio,
  slider: values.slider,
  'slider-multithumb': values.multiThumbSlider,
  spinbutton: values.spinButton,
  switch: choices.switchOnOff,
  table: values.table,
  tabs: choices.tabs,
  toolbar: collections.toolbar,
  tooltip: layers.tooltip,
  treeview: collections.tree,
  windowsplitter: values.windowSplitter,
};
