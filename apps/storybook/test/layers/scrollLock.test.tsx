import { Button } from '@vetka/ui/Button';
import { Dialog } from '@vetka/ui/Dialog';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../mount.tsx';
import { placesOnPage, tracesOnPage } from './traces.ts';

const titles = ['Первое окно', 'Второе окно'] as const;
const [first, second] = titles.map((name) => page.getByRole('dialog', { name, includeHidden: true }));

/** A page, and two dialogs: a press in the first opens the second instead. */
function Replaced({ lines }: { lines: number }) {
  const [open, setOpen] = useState<(typeof titles)[number]>();
  const close = () => setOpen(undefined);
  return (
    <>
      <main data-testid="page">
        <Button onClick={() => setOpen(titles[0])}>Открыть</Button>
        {Array.from({ length: lines }, (_, place) => (
          <p key={place}>Строка страницы</p>
        ))}
      </main>
      {titles.map((title) => (
        <Dialog key={title} isOpen={open === title} onClose={close} title={title}>
          <Button onClick={() => setOpen(titles[1])}>Дальше</Button>
        </Dialog>
      ))}
    </>
  );
}

beforeEach(() => page.viewport(1280, 800));

test.each([
  ['a page taller than its window', 60],
  ['a short page', 1],
])('%s stays where it is while one dialog takes the place of another', async (_, lines) => {
  mount(<Replaced lines={lines} />);
  await document.fonts.ready;
  expect(innerWidth - document.documentElement.offsetWidth, 'the scrollbar takes room').toBeGreaterThan(0);
  const [places, traces] = [placesOnPage(), tracesOnPage()];
  await userEvent.click(page.getByRole('button', { name: 'Открыть' }));
  await expect.element(first!).toBeVisible();
  expect(placesOnPage()).toEqual(places);
  await userEvent.click(first!.getByRole('button', { name: 'Дальше' }));
  await expect.element(second!).toBeVisible();
  await expect.poll(() => first!.query()).toBeNull();
  expect(placesOnPage()).toEqual(places);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => second!.query()).toBeNull();
  expect(placesOnPage()).toEqual(places);
  await expect.poll(tracesOnPage).toEqual(traces);
});
