import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { UserIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { toast, Toaster, type ToasterProps } from './index.ts';

/** With default position and duration. */
function Plain() {
  return (
    <>
      <Button onClick={() => toast.success('Успешно!')}>Успех</Button>
      <Toaster />
    </>
  );
}

function Example(props: ToasterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  const addProduct = () =>
    toast.product({
      title: 'Букет из пионов и эвкалипта «Утро в Суздале»',
      price: 489_000,
      onClick: () => setPresses((count) => count + 1),
    });
  const loseNetwork = () =>
    toast.error('Нет связи. Проверьте интернет и попробуйте ещё раз', {
      actionLabel: 'Повторить',
      onClick: () => setPresses((count) => count + 1),
    });
  return (
    <>
      <Inline gap={12}>
        <Button onClick={() => toast.success('Успешно!')}>Успех</Button>
        <Button onClick={() => toast.error('Что-то пошло не так')}>Ошибка</Button>
        <Button onClick={() => toast.info('Вам необходимо авторизоваться', { icon: <UserIcon /> })}>Сообщение</Button>
        <Button onClick={addProduct}>Товар</Button>
        <Button onClick={loseNetwork}>Нет связи</Button>
        <Button onClick={() => toast.error('Слишком много запросов', { id: 'again' })}>Снова</Button>
        <Button onClick={() => setIsOpen(true)}>Диалог</Button>
      </Inline>
      <p>Нажатий: {presses}</p>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Диалог">
        <Button onClick={addProduct}>Добавить</Button>
      </Dialog>
      <Toaster durationMs={60_000} {...props} />
    </>
  );
}

const meta = { title: 'Компоненты/Окна/Уведомления · Toaster', id: 'toaster', component: Example } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = () => screen.getByRole('region', { name: 'Уведомления' });

const nothingShown = () => waitFor(() => expect(region().querySelectorAll('li')).toHaveLength(0), { timeout: 10_000 });

export const Kinds: Story = {
  name: 'Виды',
  play: async ({ canvas }) => {
    await expect(region().querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
    for (const name of ['Ошибка', 'Сообщение', 'Успех', 'Товар']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(region().querySelectorAll('li')).toHaveLength(4);
    await expect(region().querySelector('[aria-live="polite"]')).toHaveTextContent('Что-то пошло не так');
  },
};

export const Limit: Story = {
  name: 'CON-12: не больше пяти',
  play: async ({ canvas }) => {
    for (let count = 0; count < 7; count++) await userEvent.click(canvas.getByRole('button', { name: 'Успех' }));
    await expect(region().querySelectorAll('li')).toHaveLength(5);
    await userEvent.click(region().querySelectorAll('li button').item(0));
    await waitFor(() => expect(region().querySelectorAll('li')).toHaveLength(5));
  },
};

export const Time: Story = {
  name: 'Уходит само, но не из-под указателя',
  args: { durationMs: 1500 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Успех' }));
    await userEvent.hover(region().querySelectorAll('li span').item(0));
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await expect(region().querySelectorAll('li')).toHaveLength(1);
    await userEvent.unhover(region().querySelectorAll('li span').item(0));
    await nothingShown();
  },
};

export const Place: Story = {
  name: 'CON-16: внизу справа на пять секунд, пока не сказано иное',
  render: () => <Plain />,
  play: async ({ canvas }) => {
    const timers = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button', { name: 'Успех' }));
    const shown = await waitFor(() => {
      const item = region().querySelector('li');
      if (!item) throw new Error('Уведомления нет');
      return item;
    });
    const delays = timers.mock.calls.map(([, delayMs]) => delayMs);
    await expect(delays, 'CON-13: five seconds in the kit').toContain(5000);
    timers.mockRestore();
    const { right, bottom, top } = shown.getBoundingClientRect();
    await expect(innerWidth - right).toBeLessThan(60);
    await expect(innerHeight - bottom).toBeLessThan(60);
    await expect(top).toBeGreaterThan(innerHeight / 2);
  },
};

export const BelowHead: Story = {
  name: 'На телефоне – ниже шапки',
  globals: { viewport: { value: 'phone' } },
  args: { phoneEdge: 'top', phoneOffset: 72 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Успех' }));
    const shown = await waitFor(() => {
      const item = region().querySelector('li');
      if (!item) throw new Error('Уведомления нет');
      return item;
    });
    await waitFor(() => expect(shown.getBoundingClientRect().top).toBe(72));
  },
};

export const Retry: Story = {
  name: 'С действием',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Нет связи' }));
    await expect(region().querySelector('[aria-live="polite"]')).toHaveTextContent(/попробуйте ещё раз. Повторить$/);
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    await expect(canvas.getByText('Нажатий: 1')).toBeInTheDocument();
    await nothingShown();
    await userEvent.click(canvas.getByRole('button', { name: 'Нет связи' }));
  },
};

export const Again: Story = {
  name: 'То же самое ещё раз',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Снова' }));
    const first = region().querySelector('li');
    await userEvent.click(canvas.getByRole('button', { name: 'Снова' }));
    await expect(region().querySelectorAll('li')).toHaveLength(1);
    await expect(region().querySelector('li')).not.toBe(first);
  },
};

export const AboveModal: Story = {
  name: 'Над диалогом',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Диалог' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить' }));
    await userEvent.click(await screen.findByRole('button', { name: 'В корзине' }));
    await expect(canvas.getByText('Нажатий: 1')).toBeInTheDocument();
    await expect(screen.getByRole('dialog', { name: 'Диалог' })).toBeVisible();
  },
};

export const ClosedByKeys: Story = {
  name: 'Одно закрыли с клавиатуры: другие уходят сами',
  play: async () => {
    toast.error('Что-то пошло не так');
    const cross = await within(region()).findByRole('button', { name: 'Закрыть' });
    // Holds the timers, so that a slow machine does not lose the second one before the first is closed.
    cross.focus();
    toast.success('Успешно!', { durationMs: 700 });
    await waitFor(() => expect(region().querySelectorAll('li')).toHaveLength(2));
    await userEvent.keyboard('{Enter}');
    await nothingShown();
  },
};
