import { QuantityStepper } from '@vetka/ui/QuantityStepper';
import { Slider, type SliderRange } from '@vetka/ui/Slider';
import { useState } from 'react';
import { page } from 'vitest/browser';
import * as tables from '../../docs/keyboard/values.ts';
import { mount } from '../mount.tsx';
import { focusOn, hasFocus, holds, keyboardTable, matches } from './keys.ts';

function SliderExample() {
  const [range, setRange] = useState<SliderRange>([2000, 9000]);
  return <Slider label="Цена" min={0} max={15_000} step={500} value={range} onChangeEnd={setRange} />;
}

const from = page.getByRole('slider', { name: 'Цена: От' });
const to = page.getByRole('slider', { name: 'Цена: До' });
const stands = (thumb: typeof from, value: number) => matches(thumb, `[value="${value}"]`);

keyboardTable(tables.slider, () => mount(<SliderExample />), {
  'Tab moves to the first thumb': [['Tab'], hasFocus(from)],
  'Tab moves from thumb to thumb': [['Tab', 'Tab'], hasFocus(to)],
  'Right Arrow raises the value by a step': [['Tab', 'ArrowRight'], stands(from, 2500)],
  'Up Arrow raises the value by a step': [['Tab', 'ArrowUp'], stands(from, 2500)],
  'Left Arrow lowers the value by a step': [['Tab', 'ArrowLeft'], stands(from, 1500)],
  'Down Arrow lowers the value by a step': [['Tab', 'ArrowDown'], stands(from, 1500)],
  'Page Up raises the value by a tenth of the range': [['Tab', 'PageUp'], stands(from, 3500)],
  'Page Down lowers the value by a tenth of the range': [['Tab', 'Tab', 'PageDown'], stands(to, 7500)],
  'Home moves the first thumb to the least value': [['Tab', 'Home'], stands(from, 0)],
  'Home moves the second thumb to the first': [['Tab', 'Tab', 'Home'], stands(to, 2000)],
  'End moves the first thumb to the second': [['Tab', 'End'], stands(from, 9000)],
  'End moves the second thumb to the greatest value': [['Tab', 'Tab', 'End'], stands(to, 15_000)],
  'no key moves the focus to the other thumb': [['Tab', 'Tab', 'Home'], hasFocus(to)],
});

function StepperExample() {
  const [value, setValue] = useState(5);
  return <QuantityStepper label="Количество" value={value} onChange={setValue} min={1} max={20} />;
}

const field = page.getByRole('spinbutton', { name: 'Количество' });
const shows = (value: number) => holds(field, String(value));

keyboardTable(
  tables.spinButton,
  () => {
    mount(<StepperExample />);
    focusOn(field);
  },
  {
    'Up Arrow raises the value': [['ArrowUp'], shows(6)],
    'Down Arrow lowers the value': [['ArrowDown'], shows(4)],
    'Page Up raises the value': [['PageUp'], shows(6)],
    'Page Down lowers the value': [['PageDown'], shows(4)],
    'Home sets the least value': [['Home'], shows(1)],
    'End sets the greatest value': [['End'], shows(20)],
    'Up Arrow at the greatest value changes nothing': [['End', 'ArrowUp'], shows(20)],
    'Down Arrow at the least value changes nothing': [['Home', 'ArrowDown'], shows(1)],
    'typing replaces the value, Enter takes it': [['Control+a', '1', '2', 'Enter'], shows(12)],
    'a typed value over the greatest becomes the greatest': [['Control+a', '9', '9', 'Enter'], shows(20)],
  },
);
