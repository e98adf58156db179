import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { MoreIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { useEffect, useRef, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../mount.tsx';

const opener = page.getByRole('button', { name: 'Ещё' });
const item = page.getByRole('menuitem', { name: 'Переименовать' });
const menu = page.getByRole('menu');
const field = page.getByRole('textbox', { name: 'Название' });

function Name() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <input ref={input} aria-label="Название" />;
}

/** «Переименовать» opens a field that takes the focus. */
function Renaming() {
  const [isRenamed, setIsRenamed] = useState(false);
  return (
    <>
      <DropdownMenu
        label="Действия с подборкой"
        align="start"
        trigger={<IconButton label="Ещё" icon={<MoreIcon />} />}
        items={[{ id: 'rename', label: 'Переименовать', onSelect: () => setIsRenamed(true) }]}
      />
      {isRenamed && <Name />}
      <p style={{ marginTop: 300 }}>Рядом</p>
    </>
  );
}

/** The menu is closed, and whatever it does with the focus after that is done. */
async function settled() {
  await expect.poll(() => menu.query()).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 100));
}

async function chooseByMouse() {
  await userEvent.click(opener);
  await userEvent.hover(item);
  await userEvent.click(item);
  await userEvent.hover(page.getByText('Рядом'));
}

async function chooseByKeyboard() {
  await userEvent.click(opener);
  await userEvent.keyboard('{ArrowDown}{Enter}');
}

test.each([
  { by: 'mouse', choose: chooseByMouse },
  { by: 'keyboard', choose: chooseByKeyboard },
])('A field that an item opens keeps the focus: $by', async ({ choose }) => {
  mount(<Renaming />);
  onTestFinished(() => userEvent.unhover(document.body));
  await choose();
  await settled();
  expect(document.activeElement).toBe(field.element());
  await userEvent.click(opener);
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await settled();
  expect(document.activeElement).toBe(opener.element());
});
