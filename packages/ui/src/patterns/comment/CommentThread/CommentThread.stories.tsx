import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Comment } from '@vetka/domain/comment';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { comments, now } from '../../fixtures/publications.ts';
import { MoreIcon } from '../../../components/Icon/index.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { VoteButtons } from '../../content/VoteButtons/index.ts';
import { CommentThread } from './index.ts';

const meta = {
  title: 'Магазин/Отзывы/Комментарии · CommentThread',
  id: 'comment-thread',
  component: CommentThread,
  args: { comments, now },
} satisfies Meta<typeof CommentThread>;

export default meta;
type Story = StoryObj<typeof meta>;

const later = new Date(now + 60_000).toISOString();
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
    await expect(canvas.getAllByRole('button', { name: 'Ответить' })).toHaveLength(3);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Ответить' })[0] as HTMLElement);
    await userEvent.type(canvas.getByLabelText('Ответ: Наталья П.'), 'И яблоки уберите');
    await send();
    await expect(args.onSend).toHaveBeenLastCalledWith({ text: 'И яблоки уберите', parentId: 1 });
    await waitFor(() => expect(canvas.queryByLabelText('Ответ: Наталья П.')).toBeNull());
  },
};

export const Refused: Story = {
  name: 'Не принят: написанное остаётся',
  args: { onSend: fn(() => Promise.resolve('Уберите ссылку из комментария')), onInvalid: fn() },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Ваш комментарий');
    await userEvent.type(field, 'Заходите ко мне');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Уберите ссылку из комментария'));
    await expect(field).toHaveValue('Заходите ко мне');
    await expect(field).toHaveFocus();
    await expect(args.onInvalid).toHaveBeenCalledOnce();
  },
};

export const Checked: Story = {
  name: 'Проверяется, пока пишут и когда уходят',
  args: { onSend: taken(), onInvalid: fn() },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Ваш комментарий');
    await userEvent.click(field);
    await userEvent.paste('я'.repeat(1001));
    const tooLong = 'Поле должно быть не более 1000 символов';
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(tooLong)));
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(args.onInvalid).toHaveBeenCalledWith(
      expect.objectContaining({ errors: [expect.objectContaining({ message: tooLong })] }),
    );
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Поле обязательно/));
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

const replyTo = (person: string) => `Ответ: ${person}`;

export const ReplyToReply: Story = {
  name: 'Ответ на ответ обращается к человеку',
  args: {
    comments: comments.map((each, index) =>
      index === 1
        ? { ...each, author: { id: 9, type: 'USER', slug: 'vera.t', name: 'Вера Титова', avatar: null } }
        : each,
    ),
    onSend: taken(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Ответить' })[1] as HTMLElement);
    const field = canvas.getByLabelText(replyTo('Вера Титова'));
    await expect(field).toHaveValue('@vera.t, ');
    await userEvent.type(field, 'спасибо');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Отправить' }).at(-1) as HTMLElement);
    await expect(args.onSend).toHaveBeenCalledWith({ text: '@vera.t, спасибо', parentId: 1 });
  },
};

export const Editing: Story = {
  name: 'Свой можно изменить 15 минут',
  args: {
    comments: comments.map((each, index) => ({
      ...each,
      isOwn: index !== 1,
      editableUntil: new Date(now + (index === 0 ? 60_000 : -60_000)).toISOString(),
    })),
    onSend: taken(),
    onChange: fn(() => Promise.resolve(true)),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }));
    const field = canvas.getByLabelText('Изменить комментарий');
    await expect(field).toHaveValue(comments[0]?.text);
    await userEvent.clear(field);
    await userEvent.type(field, 'Передумала');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), 'Передумала');
    await waitFor(() => expect(canvas.queryByLabelText('Изменить комментарий')).toBeNull());
  },
};

export const Drafts: Story = {
  name: 'Набранное возвращается',
  args: {
    comments: comments.map((each, index) => ({
      ...each,
      isOwn: index === 0,
      editableUntil: index === 0 ? later : null,
    })),
    onSend: taken(),
    onChange: taken(),
    drafts: {
      read: (place) =>
        new Map<unknown, string>([
          [null, 'Начала писать'],
          [3, 'Отстоится'],
          ['change-1', 'Передумала'],
        ]).get(place) ?? '',
      keep: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByLabelText('Ваш комментарий')).toHaveValue('Начала писать'));
    const reply = await canvas.findByLabelText(replyTo('Тимур Сафиуллин'));
    await waitFor(() => expect(reply).toHaveValue('Отстоится'));
    await userEvent.type(reply, '!');
    await expect(args.drafts?.keep).toHaveBeenLastCalledWith(3, 'Отстоится!');
    await userEvent.click(canvas.getByRole('button', { name: 'Не отвечать' }));
    await expect(args.drafts?.keep).toHaveBeenLastCalledWith(3, '');
    const change = canvas.getByLabelText('Изменить комментарий');
    await expect(change).toHaveValue('Передумала');
    await userEvent.type(change, ' снова');
    await expect(args.drafts?.keep).toHaveBeenLastCalledWith('change-1', 'Передумала снова');
    await userEvent.click(canvas.getByRole('button', { name: 'Не менять' }));
    await expect(args.drafts?.keep).toHaveBeenLastCalledWith('change-1', '');
  },
};

export const Talk: Story = {
  name: 'Голоса, упоминание, удалённый и комментарий по ссылке',
  args: {
    comments: [
      { ...(comments[0] as Comment), author: null, text: '', isDeleted: true },
      { ...(comments[1] as Comment), votesUp: 5 },
      { ...(comments[2] as Comment), text: '@olga, <b>а если</b> вода жёсткая? @nobody', mentions: ['olga'] },
    ],
    linkedId: 3,
    onSend: taken(),
    onCopyLink: fn(),
    renderVotes: ({ votesUp, votesDown, ownVote }) => (
      <VoteButtons variant="plain" votesUp={votesUp} votesDown={votesDown} ownVote={ownVote} onVote={() => undefined} />
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Комментарий удалён')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Нравится: 5' })).toHaveTextContent('5');
    await expect(canvas.getByRole('link', { name: '@olga' })).toHaveAttribute('href', '/account/olga');
    await expect(canvas.queryByRole('link', { name: '@nobody' })).toBeNull();
    await expect(canvas.getByText('По ссылке')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Ответить' }), 'not below a deleted one').toHaveLength(1);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Ссылка' })[1] as HTMLElement);
    await expect(args.onCopyLink).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
  },
};

export const Folded: Story = {
  name: 'Заблокированный автор свёрнут',
  args: {
    isFolded: ({ id }) => id === 1,
    renderMore: ({ author }) => <IconButton label={`Ещё: ${author?.name}`} icon={<MoreIcon />} size="s" />,
  },
  play: async ({ canvas }) => {
    const words = comments[0]?.text ?? '';
    await expect(canvas.queryByText(words)).toBeNull();
    await expect(canvas.getByText('Вы заблокировали автора')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Ещё: / }), 'not of the folded one').toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Показать' })).toBeNull();
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

let accept = () => {};

export const Slow: Story = {
  name: 'Написанное, пока отправляли, остаётся',
  args: { onSend: () => new Promise((resolve) => (accept = () => resolve(true))) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Ваш комментарий');
    const send = canvas.getByRole('button', { name: 'Отправить' });
    await userEvent.type(field, 'Спасибо');
    await userEvent.click(send);
    await userEvent.type(field, ' и за открытку');
    accept();
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
    await expect(field).toHaveValue('Спасибо и за открытку');
  },
};
