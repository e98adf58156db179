import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../../components/Dialog/index.ts';
import { InlineEdit } from './index.ts';

const meta = {
  title: 'Рабочий стол/Поля и числа/Число на месте · InlineEdit',
  id: 'inline-edit',
  component: InlineEdit,
  args: {
    label: 'Цена, Букет «Зефир»',
    caption: 'Цена',
    children: '7 640 ₽',
    text: '7640',
    unit: '₽',
    onSave: fn<(typed: string, opened: string) => Promise<string | undefined>>(async () => undefined),
  },
} satisfies Meta<typeof InlineEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  name: 'Enter сохраняет, фокус возвращается',
  play: async ({ args, canvas }) => {
    const figure = () => canvas.getByRole('button', { name: /^Цена, Букет «Зефир»: 7 640/ });
    figure().focus();
    await userEvent.keyboard('{F2}');
    await userEvent.keyboard('7140{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith('7140', '7640');
    await waitFor(() => expect(figure()).toHaveFocus());
  },
};
export const Returned: Story = {
  name: 'Escape возвращает, то же число не сохраняется',
  play: async ({ args, canvas }) => {
    const figure = () => canvas.getByRole('button', { name: /^Цена, Букет «Зефир»: 7 640/ });
    await userEvent.click(figure());
    await userEvent.keyboard('99{Escape}');
    await waitFor(() => expect(figure()).toHaveFocus());
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(figure()).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Refreshed: Story = {
  name: 'Число, которое обновилось под открытым полем, не сохраняется обратно',
  render: function Refreshing(args) {
    const [text, setText] = useState('7640');
    return (
      <div onFocus={() => setText('7000')}>
        <InlineEdit {...args} text={text}>
          {text} ₽
        </InlineEdit>
      </div>
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('7000 ₽'));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  name: 'Отказ – под полем, напечатанное остаётся',
  args: {
    onSave: fn<(typed: string, opened: string) => Promise<string | undefined>>(
      async () => 'Себестоимость не может быть выше цены',
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('10{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Цена, Букет «Зефир»' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Себестоимость не может быть выше цены'));
    await expect(field).toHaveValue('10');
  },
};
export const Low: Story = { name: 'Мало', args: { caption: 'Остаток', children: '4 шт', tone: 'warning' } };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
export const Locked: Story = { name: 'Менять нельзя', args: { isDisabled: true } };

/** Saves that end when they are told to. */
function slowSave() {
  const ends: (() => void)[] = [];
  const save = fn(
    (_typed: string, _opened: string) =>
      new Promise<string | undefined>((resolve) => ends.push(() => resolve(undefined))),
  );
  return { save, end: () => ends.shift()?.() };
}
const first = slowSave();
const second = slowSave();

export const Slow: Story = {
  name: 'Сохранили, когда печатают уже в другом',
  render: (args) => (
    <>
      <InlineEdit {...args} onSave={first.save} />
      <InlineEdit {...args} label="Остаток" onSave={second.save} />
    </>
  ),
  play: async ({ canvas, step }) => {
    first.save.mockClear();
    second.save.mockClear();
    await step('фокус остаётся там, где печатают', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Цена/ }));
      await userEvent.keyboard('7140{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: /^Остаток/ }));
      await userEvent.keyboard('12');
      first.end();
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Цена/ })).toBeVisible());
      await expect(canvas.getByRole('textbox', { name: 'Остаток' })).toHaveFocus();
      await userEvent.keyboard('50{Enter}');
      await expect(second.save.mock.calls).toEqual([['1250', '7640']]);
    });
    await step('напечатанное, пока сохраняли, сохраняется следом', async () => {
      await userEvent.keyboard('{Backspace}');
      second.end();
      await expect(canvas.getByRole('textbox', { name: 'Остаток' })).toHaveValue('125');
      await userEvent.keyboard('7{Enter}');
      await waitFor(() => expect(second.save).toHaveBeenLastCalledWith('1257', '1250'));
      second.end();
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Остаток/ })).toHaveFocus());
    });
  },
};
export const Failed: Story = {
  name: 'Сохранение прервалось: можно ещё раз',
  args: { onSave: fn<(typed: string, opened: string) => Promise<string | undefined>>(async () => undefined) },
  play: async ({ args, canvas }) => {
    const save = mocked(args.onSave);
    save.mockReset().mockRejectedValueOnce(new Error('Нет связи')).mockResolvedValue(undefined);
    const hush = (event: PromiseRejectionEvent) => event.stopImmediatePropagation();
    window.addEventListener('unhandledrejection', hush, { capture: true });
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('10{Enter}');
    await new Promise((resolve) => setTimeout(resolve, 50));
    window.removeEventListener('unhandledrejection', hush, { capture: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(save).toHaveBeenCalledTimes(2);
  },
};

const onClose = fn<() => void>();

export const InDialog: Story = {
  name: 'Escape в окне возвращает число, окно остаётся',
  render: (args) => (
    <Dialog isOpen onClose={onClose} title="Цены">
      <InlineEdit {...args} />
    </Dialog>
  ),
  play: async () => {
    onClose.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: /^Цена/ }));
    await userEvent.keyboard('99{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Цена/ })).toHaveFocus());
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};
