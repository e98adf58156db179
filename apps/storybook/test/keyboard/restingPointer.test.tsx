import { BarChart } from '@vetka/ui/desk/BarChart';
import { DateRange } from '@vetka/ui/desk/DateRange';
import { LineChart } from '@vetka/ui/desk/LineChart';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../mount.tsx';

const points = [1, 2, 3].map((value) => ({ id: `${value}`, value, name: `${value} мая`, valueText: `${value} ₽` }));
const charts = {
  bar: <BarChart title="Выручка" summary="Всего 6 ₽" bars={points} />,
  line: <LineChart title="Выручка" summary="Всего 6 ₽" points={points} />,
};
const reached = page.getByRole('option', { selected: true });
/** Chromium tells elements about a pointer that rests on them some frames after they appear. */
const noticed = () => new Promise((resolve) => setTimeout(resolve, 300));

let show: (isShown: boolean) => void = () => undefined;

function Shown({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(true);
  useEffect(function exposeSwitch() {
    show = (isNow) => flushSync(() => setShown(isNow));
  }, []);
  return isShown ? children : null;
}

test.each(['bar', 'line'] as const)(
  'A %s chart that appears under a resting pointer leaves the keys alone',
  async (name) => {
    mount(<Shown>{charts[name]}</Shown>);
    onTestFinished(() => userEvent.unhover(document.body));
    await userEvent.hover(page.getByRole('option', { name: '1 мая: 1 ₽' }));
    await expect.element(reached).toHaveAccessibleName('1 мая: 1 ₽');
    show(false);
    await noticed();
    show(true);
    await noticed();
    expect(reached.query()).toBeNull();
    await userEvent.keyboard('{Tab}');
    await expect.element(reached).toHaveAccessibleName('3 мая: 3 ₽');
  },
);

test('A day that comes under a resting pointer leaves the keys alone', async () => {
  mount(<DateRange label="Период" today="2027-05-20" min="2026-01-01" max="2028-12-31" />);
  onTestFinished(() => userEvent.unhover(document.body));
  await userEvent.click(page.getByRole('button', { name: /^12 мая 2027/ }));
  const place = page
    .getByRole('button', { name: /^12 мая 2027/ })
    .element()
    .getBoundingClientRect();
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
  await noticed();
  const under = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
  expect(under?.getAttribute('aria-label')).not.toMatch(/^12 /);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^12 августа 2027/);
});
