import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { comments, now } from '../../fixtures/publications.ts';
import { CommentThread } from './index.ts';

const meta = {
  title: 'Магазин/Отзывы/Комментарии · CommentThread',
  component: CommentThread,
  args: { comments, now },
} satisfies Meta<typeof CommentThread>;

export default meta;
type Story = StoryObj<typeof meta>;

const taken = () => fn(() => Promise.resolve(true));

export const Reading: Story = {
  name: 'Только чтение',
  args: { count: 14 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Комментарии 14' })).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
    await expect(canvas.queryAllByRole('textbox')).toHaveLength(0);
    await expect(canvas.getByRole('link', { name: 'Пион и точка' })).toHaveAttribute('href', '/pion-i-tochka');
  },
};

export const Writing: Story = {
  name: 'Написать и ответить',
  args: { onSend: taken() },
  play: async ({ canvas, args }) => {
    const send = () => userEvent.click(canvas.getAllByRole('button', { name: 'Отправить' }).at(-1) as HTMLElement);
    const field = canvas.getByLabelText('Ваш комментарий');
    await send();
    await expect(field).toHaveAccessibleDescription('Поле обязательно для заполнения');
    await userEvent.type(field, ' Спасибо ');
    await send();
    await expect(args.onSend).toHaveBeenLastCalledWith({ text: 'Спасибо' });
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.getAllByRole('button', { name: 'Ответить' })).toHaveLength(2);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Ответить' })[0] as HTMLElement);
    await userEvent.type(canvas.getByLabelText('Ответ: Наталья П.'), 'И яблоки уберите');
    await send();
    await expect(args.onSend).toHaveBeenLastCalledWith({ text: 'И яблоки уберите', parentId: 1 });
    await waitFor(() => expect(canvas.queryByLabelText('Ответ: Наталья П.')).toBeNull());
  },
};

export const Refused: Story = {
  name: 'Не принят: написанное остаётся',
  args: { onSend: fn(() => Promise.resolve(false)), error: 'Уберите ссылку из комментария' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Ваш комментарий');
    await userEvent.type(field, 'Заходите ко мне');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Уберите ссылку из комментария'));
    await expect(field).toHaveValue('Заходите ко мне');
  },
};

export const Own: Story = {
  name: 'Свой можно удалить',
  args: { comments: comments.map((each, index) => ({ ...each, isOwn: index === 2 })), onDelete: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
  },
};

export const Empty: Story = { name: 'Ещё никто не написал', args: { comments: [], onSend: taken() } };
export const Phone: Story = {
  name: 'На телефоне, длинные слова',
  args: {
    comments: comments.map((each) => ({ ...each, text: `${'Достопримечательность'.repeat(4)} ${each.text}` })),
    onSend: taken(),
  },
  globals: { viewport: { value: 'phone' } },
};
