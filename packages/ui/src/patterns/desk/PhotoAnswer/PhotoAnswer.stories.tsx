import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { orderPhoto } from '../../fixtures/deskOrder.ts';
import { PhotoAnswer } from './index.ts';

const meta = {
  title: 'Магазин/Ответы покупателя/Нравится или переделать · PhotoAnswer',
  id: 'photo-answer',
  component: PhotoAnswer,
  parameters: { layout: 'padded' },
  args: { photo: orderPhoto, onAnswer: fn() },
} satisfies Meta<typeof PhotoAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Нравится',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Ответьте до 13:18')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Букет собран. Нравится?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Нравится' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ photoId: 71, answer: 'LIKED', reasons: [], words: '' });
  },
};
export const Redo: Story = {
  name: 'Переделать: нужна причина или слово',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Переделать' }));
    await expect(canvas.getByRole('heading', { name: 'Что поправить?' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить флористу' }));
    await expect(await canvas.findByText('Выберите или напишите, что поправить')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Цвет' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Бумага' }));
    await userEvent.type(canvas.getByLabelText('Своими словами'), 'Светлее');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить флористу' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({
      photoId: 71,
      answer: 'REDO',
      reasons: ['COLOUR', 'PAPER'],
      words: 'Светлее',
    });
  },
};
export const Draft: Story = {
  name: 'Недописанное вернулось после перезагрузки',
  args: { draft: { reasons: ['PAPER'], words: 'Бумага све' }, onDraft: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Бумага' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(canvas.getByLabelText('Своими словами'), 'тлее');
    await expect(args.onDraft).toHaveBeenLastCalledWith({ reasons: ['PAPER'], words: 'Бумага светлее' });
    await userEvent.click(canvas.getByRole('button', { name: 'Бумага' }));
    await expect(args.onDraft).toHaveBeenLastCalledWith({ reasons: [], words: 'Бумага светлее' });
    await expect(canvas.getByRole('heading', { name: 'Что поправить?' })).not.toHaveFocus();
  },
};
export const Second: Story = {
  name: 'Второе фото: переделать уже нельзя',
  args: { photo: { ...orderPhoto, mayRedo: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Переделать' })).toBeNull();
  },
};
export const Answered: Story = {
  name: 'Ответ дан',
  args: { photo: { ...orderPhoto, answer: 'REDO', words: 'Можно светлее?' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Букет собран. Нравится?' })).toBeNull();
    await expect(canvas.getByText(/^Фото отправлено 21 ноября в \d+:\d\d\.$/)).toBeVisible();
  },
};
export const Silent: Story = { name: 'Промолчали', args: { photo: { ...orderPhoto, answer: 'SILENCE' } } };
export const Late: Story = { name: 'Не успели', args: { error: 'Время ответа вышло: магазин уже готовит доставку' } };
