import { Checkbox } from '@vetka/ui/Checkbox';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { RatingInput } from '@vetka/ui/RatingInput';
import { Segmented } from '@vetka/ui/Segmented';
import { Select } from '@vetka/ui/Select';
import { Switch } from '@vetka/ui/Switch';
import { useState } from 'react';
import { page } from 'vitest/browser';
import * as tables from '../../docs/keyboard/choices.ts';
import { mount } from '../mount.tsx';
import { focusOn, hasFocus, holds, keyboardTable, matches } from './keys.ts';

const options = [
  { value: 'card', label: 'Картой' },
  { value: 'cash', label: 'Наличными' },
  { value: 'later', label: 'Частями' },
] as const;
type Way = (typeof options)[number]['value'];

const radio = (name: string) => page.getByRole('radio', { name });
const isChecked = (name: string) => matches(radio(name), ':checked');

function RadioExample() {
  const [way, setWay] = useState<Way | null>(null);
  return <RadioGroup label="Как оплатить" options={options} value={way} onChange={setWay} />;
}

keyboardTable(tables.radioGroup, () => mount(<RadioExample />), {
  'Tab moves to the first button while none is checked': [['Tab'], hasFocus(radio('Картой'))],
  'Tab moves to the checked button': [['Tab', 'ArrowDown', 'Shift+Tab', 'Tab'], hasFocus(radio('Наличными'))],
  'Space checks the button': [['Tab', ' '], isChecked('Картой')],
  'Right Arrow checks the next button': [['Tab', 'ArrowRight'], isChecked('Наличными')],
  'Down Arrow checks the next button': [['Tab', 'ArrowDown'], isChecked('Наличными')],
  'Left Arrow checks the previous button': [['Tab', 'ArrowDown', 'ArrowLeft'], isChecked('Картой')],
  'Up Arrow checks the previous button': [['Tab', 'ArrowDown', 'ArrowUp'], isChecked('Картой')],
  'Down Arrow on the last button checks the first': [['Tab', 'ArrowUp', 'ArrowDown'], isChecked('Картой')],
  'Up Arrow on the first button checks the last': [['Tab', 'ArrowUp'], isChecked('Частями')],
});

function RatingExample() {
  const [mark, setMark] = useState<number | null>(3);
  return <RatingInput label="Оценка" value={mark} onChange={setMark} />;
}

const marked = (place: number) => () =>
  page
    .getByRole('radio')
    .elements()
    .findIndex((one) => one.matches(':checked')) === place;

keyboardTable(tables.rating, () => mount(<RatingExample />), {
  'Right Arrow gives one star more': [['Tab', 'ArrowRight'], marked(3)],
  'Left Arrow gives one star less': [['Tab', 'ArrowLeft'], marked(1)],
});

function SegmentedExample() {
  const [way, setWay] = useState<Way>('card');
  return <Segmented label="Как оплатить" options={options} value={way} onChange={setWay} />;
}

keyboardTable(tables.toggleGroup, () => mount(<SegmentedExample />), {
  'Tab moves to the chosen one': [['Tab'], hasFocus(radio('Картой'))],
  'Right Arrow chooses the next one': [['Tab', 'ArrowRight'], isChecked('Наличными')],
  'Left Arrow on the first one chooses the last': [['Tab', 'ArrowLeft'], isChecked('Частями')],
});

function CheckboxExample({ isMixed = false }) {
  const [isOn, setIsOn] = useState(false);
  return <Checkbox label="Открытка" isChecked={isOn} onChange={setIsOn} isIndeterminate={isMixed && !isOn} />;
}

const checkbox = page.getByRole('checkbox', { name: 'Открытка' });

keyboardTable(tables.checkbox, () => mount(<CheckboxExample />), {
  'Tab moves to it': [['Tab'], hasFocus(checkbox)],
  'Space checks it': [['Tab', ' '], matches(checkbox, ':checked')],
  'Space on a checked one takes the check away': [['Tab', ' ', ' '], matches(checkbox, ':not(:checked)')],
});

keyboardTable(tables.mixedCheckbox, () => mount(<CheckboxExample isMixed />), {
  'Space makes a mixed one checked': [['Tab', ' '], matches(checkbox, ':checked')],
});

function SwitchExample() {
  const [isOn, setIsOn] = useState(false);
  return <Switch label="Рассылка" isChecked={isOn} onChange={setIsOn} />;
}

const toggle = page.getByRole('switch', { name: 'Рассылка' });

keyboardTable(tables.switchOnOff, () => mount(<SwitchExample />), {
  'Tab moves to it': [['Tab'], hasFocus(toggle)],
  'Space turns it on': [['Tab', ' '], matches(toggle, ':checked, [aria-checked="true"]')],
  'Space again turns it off': [['Tab', ' ', ' '], matches(toggle, ':not(:checked, [aria-checked="true"])')],
});

function SelectExample() {
  const [way, setWay] = useState<Way | null>('card');
  return <Select label="Как оплатить" options={options} value={way} onChange={setWay} />;
}

const select = page.getByRole('combobox', { name: 'Как оплатить' });
const isListed = (isOpen: boolean) => matches(select, isOpen ? ':open' : ':not(:open)');
const has = (value: Way) => holds(select, value);

keyboardTable(
  tables.select,
  () => {
    mount(<SelectExample />);
    focusOn(select);
  },
  {
    'Down Arrow chooses the next option': [['ArrowDown'], has('cash')],
    'Up Arrow chooses the previous option': [['ArrowDown', 'ArrowUp'], has('card')],
    'End chooses the last option': [['End'], has('later')],
    'Home chooses the first option': [['End', 'Home'], has('card')],
    'Enter takes the option that was moved to in the open list': [['Alt+ArrowDown', 'ArrowDown', 'Enter'], has('cash')],
    'Alt+Down Arrow opens the list': [['Alt+ArrowDown'], isListed(true)],
    'Escape closes the open list': [['Alt+ArrowDown', 'Escape'], isListed(false)],
  },
);
