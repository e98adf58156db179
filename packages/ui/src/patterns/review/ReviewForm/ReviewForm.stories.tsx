import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { picture } from '../../fixtures/pictures.ts';
import { ReviewForm, type ReviewFormProps } from './index.ts';

type Photos = NonNullable<ReviewFormProps['photos']>;

const photos = (state: 'done' | 'uploading' = 'done'): Photos => ({
  items: [{ id: 'a', name: 'букет.jpg', picture: picture(0).url, state }],
  onFiles: fn(),
  onRemove: fn(),
  onRetry: fn(),
});

const meta = {
  title: 'Магазин/Отзывы/Новый отзыв · ReviewForm',
  id: 'review-form',
  component: ReviewForm,
  args: { title: 'Букет «Утро в Суздале»', onSubmit: fn() },
} satisfies Meta<typeof ReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = {
  name: 'Написать',
  args: { photos: photos(), onCancel: fn() },
  play: async ({ canvas, args }) => {
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Отправить отзыв' }));
    await send();
    await expect(canvas.getByRole('radiogroup', { name: /Оценка/ })).toHaveAccessibleDescription(
      'Поле обязательно для заполнения',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /4.звезды/ }));
    await userEvent.type(canvas.getByLabelText('Понравилось'), 'Свежие бутоны ');
    await send();
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 4, text: '', pros: 'Свежие бутоны', cons: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Отмена' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Changing: Story = {
  name: 'Изменить',
  args: { start: { rating: 5, text: 'На третий день пионы раскрылись в ладонь', pros: '', cons: '' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить отзыв' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(args.start);
  },
};

export const ChangedBefore: Story = {
  name: 'Изменить: написанное до перезагрузки',
  args: {
    start: { rating: 5, text: 'На третий день пионы раскрылись в ладонь', pros: 'Стойкие', cons: '' },
    draft: { text: 'На третий день пионы раскрылись, на пятый осыпались' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить отзыв' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...args.start, ...args.draft });
  },
};

export const OnTheWay: Story = {
  name: 'Фото ещё загружаются',
  args: { photos: photos('uploading'), start: { rating: 5, text: '', pros: '', cons: '' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить отзыв' }));
    await canvas.findByText('Фото ещё загружаются. Подождите немного и попробуйте снова');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const two: Photos = {
  ...photos(),
  items: ['букет.jpg', 'ваза.jpg'].map((name, index) => ({
    id: name,
    name,
    picture: picture(index).url,
    state: 'done',
  })),
  onMove: fn(),
};

export const Order: Story = {
  name: 'Фото меняются местами',
  args: { photos: two },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Переставить: букет.jpg' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(two.onMove).toHaveBeenCalledWith('букет.jpg', 1);
  },
};

export const TooLong: Story = {
  name: 'Слишком длинно',
  args: { start: { rating: 3, text: '', pros: 'Пионы '.repeat(84), cons: '' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить отзыв' }));
    await canvas.findByText('Поле должно быть не более 500 символов');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'Ответил сервер',
  args: { errors: { text: 'Уберите ссылку из отзыва', rating: 'Отзыв на этот товар уже есть' } },
};
export const Busy: Story = {
  name: 'Отправляется',
  args: { isLoading: true, start: { rating: 5, text: 'Спасибо', pros: '', cons: '' }, photos: photos() },
};
export const Phone: Story = {
  name: 'На телефоне',
  args: { photos: photos() },
  globals: { viewport: { value: 'phone' } },
};
