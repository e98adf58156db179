import { BottomSheet } from '@vetka/ui/BottomSheet';
import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../mount.tsx';

const sheet = page.getByRole('dialog', { name: 'Новый адрес', includeHidden: true });
const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });

/** A sheet that closes after a question, or at once. */
function Sheet({ isAsking: asks }: { isAsking: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <BottomSheet isOpen={isOpen} onClose={asks ? () => setIsAsking(true) : close} title="Новый адрес">
      <div style={{ height: 300 }} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={close}
        title="Закрыть без сохранения?"
        cancelLabel="Остаться"
      />
    </BottomSheet>
  );
}

const bottomOf = () => sheet.element().getBoundingClientRect().bottom;

/** Waits until the sheet has opened, and drags its handle almost to the bottom of the window. */
async function dragDown() {
  await expect.poll(bottomOf).toBe(innerHeight);
  const grip = sheet.element().querySelector('header')?.previousElementSibling;
  if (!grip) throw new Error('The sheet has no handle.');
  await userEvent.dragAndDrop(grip, document.documentElement, { targetPosition: { x: 195, y: innerHeight - 20 } });
}

beforeEach(() => page.viewport(390, 844));

test('a sheet that asks when it is dragged down comes back, and its question stands in the window', async () => {
  mount(<Sheet isAsking />);
  await dragDown();
  await expect.element(question).toBeVisible();
  expect(question.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  await expect.poll(bottomOf).toBe(innerHeight);
  await userEvent.click(question.getByRole('button', { name: 'Остаться' }));
  await expect.poll(() => question.query()).toBeNull();
  await expect.element(sheet).toBeVisible();
});

test('a sheet that is dragged down closes without coming back', async () => {
  mount(<Sheet isAsking={false} />);
  const places: number[] = [];
  await dragDown();
  const watch = setInterval(() => sheet.query() && places.push(bottomOf()));
  await expect.poll(() => sheet.query()).toBeNull();
  clearInterval(watch);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
