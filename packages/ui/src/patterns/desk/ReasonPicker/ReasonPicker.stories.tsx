import type { Meta, StoryObj } from '@storybook/react-vite';
import { declineReasons } from '@vetka/domain/desk';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { ReasonPicker } from './index.ts';

const meta = {
  title: 'Магазин/Кабинет/Причина отказа · ReasonPicker',
  id: 'reason-picker',
  component: ReasonPicker,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Отказаться от заказа № 10533',
    text: 'Деньги вернутся покупателю сразу. Причину он увидит в заказе и в чате.',
    reasons: declineReasons,
    hasOffer: true,
    submitLabel: 'Отказаться',
    onSubmit: fn(),
  },
} satisfies Meta<typeof ReasonPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {
  name: 'Своя причина обязательна',
  play: async ({ args }) => {
    const submit = await screen.findByRole('button', { name: 'Отказаться' });
    await userEvent.click(submit);
    await waitFor(() => expect(screen.getByText('Выберите причину')).toBeVisible());
    await userEvent.click(screen.getByRole('radio', { name: 'Другая причина' }));
    await userEvent.click(submit);
    await waitFor(() => expect(screen.getByText('Поле обязательно для заполнения')).toBeVisible());
    await userEvent.type(screen.getByLabelText('Какая'), 'Сломался холодильник');
    await userEvent.type(screen.getByLabelText('Что предложить взамен'), 'Соберём завтра');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'Сломался холодильник', offer: 'Соберём завтра' });
  },
};
export const Ready: Story = {
  name: 'Готовая причина',
  args: { hasOffer: false },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Нет нужных цветов' }));
    await userEvent.click(screen.getByRole('button', { name: 'Отказаться' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'Нет нужных цветов', offer: '' });
    await userEvent.click(screen.getByRole('button', { name: 'Оставить заказ' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Dismissed: Story = {
  name: 'Написанное остаётся, если закрыть',
  render: function Reopened(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Не можем собрать</Button>
        <ReasonPicker {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Не можем собрать' });
    await userEvent.click(open);
    await userEvent.type(await screen.findByLabelText('Что предложить взамен'), 'Соберём завтра');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(open);
    await expect(await screen.findByLabelText('Что предложить взамен')).toHaveValue('Соберём завтра');
  },
};
export const Failed: Story = {
  name: 'Не вышло',
  args: {
    error: 'Заказ уже приняли: Марина Белова, 12:05',
    title: 'Отменить заказ № 10531',
    submitLabel: 'Отменить заказ',
  },
};
