import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { UploadItem } from '../../../components/UploadField/index.ts';
import { picture } from '../../fixtures/pictures.ts';
import { PhotoShareDialog, PostForm, type PhotoShareDialogProps } from './index.ts';

const done = (index: number): UploadItem => ({
  id: `photo-${index}`,
  name: `букет ${index}.jpg`,
  picture: picture(index).url,
  state: 'done',
});

/** Keeps the chosen files and typed text, as the site does. */
function Example({ items: start, text: words, onFiles, onRemove, ...rest }: PhotoShareDialogProps) {
  const [items, setItems] = useState(start);
  const [text, setText] = useState(words);
  const add = (files: File[]) => {
    onFiles(files);
    setItems([...items, ...files.map((file) => ({ ...done(items.length), id: file.name, name: file.name }))]);
  };
  const remove = (id: string) => {
    onRemove(id);
    setItems(items.filter((item) => item.id !== id));
  };
  return <PhotoShareDialog {...rest} items={items} text={text} onText={setText} onFiles={add} onRemove={remove} />;
}

const meta = {
  title: 'Магазин/Лента/Поделиться фото · PhotoShareDialog',
  id: 'photo-share-dialog',
  component: PhotoShareDialog,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Example {...args} />,
  args: {
    isOpen: true,
    items: [],
    text: '',
    onClose: fn(),
    onFiles: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onText: fn(),
    onPublish: fn(),
  },
} satisfies Meta<typeof PhotoShareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const publish = () => userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Добавить'), files, { applyAccept: false });
/** A file that reports a size without holding the bytes. */
const image = (name: string, size = 1) =>
  Object.defineProperty(new File(['x'], name, { type: 'image/jpeg' }), 'size', { value: size });
const megabyte = 2 ** 20;

export const Empty: Story = {
  name: 'DLG-02: пустое',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Поделиться фото' });
    await expect(dialog, 'DLG-01: the title').toHaveAccessibleName('Поделиться фото');
    await expect(dialog, 'VAL-07: the hint').toHaveTextContent('PNG, JPG (макс. 10MB)');
    await waitFor(() => expect(screen.getByLabelText('Описание')).toBeVisible());
    await expect(screen.getByLabelText('Добавить')).toBeInTheDocument();
    await publish();
    await screen.findByText('Поле обязательно для заполнения');
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Choosing: Story = {
  name: 'VAL-10: выбрать, убрать, опубликовать',
  play: async ({ args }) => {
    const input = await screen.findByLabelText('Добавить');
    await expect(input, 'VAL-09: what is accepted').toHaveAttribute('accept', '.png,.jpg,.jpeg');
    await expect(input).toHaveAttribute('multiple');
    await choose(image('пионы.jpg', 12 * megabyte), image('ваза.png'), image('поле.jpeg'));
    const heavy = await screen.findByRole('group', { name: 'пионы.jpg' });
    await expect(heavy, 'VAL-08: 12 MB are accepted').toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Убрать: ваза.png' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'ваза.png' })).toBeNull());
    await userEvent.type(screen.getByLabelText('Описание'), 'Пахнет на всю кухню');
    await publish();
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  name: 'VAL-06: не те файлы',
  play: async ({ args }) => {
    await screen.findByLabelText('Добавить');
    await choose(image('список.pdf'));
    // The dialog may still be opening, and is not visible until then.
    await waitFor(() => expect(screen.getByText('Выберите другое изображение')).toBeVisible());
    await choose(image('большое.jpg', 20 * megabyte + 1));
    const tooBig = 'Выберите другой файл. Максимальный размер файла: 20Мб';
    await waitFor(() => expect(screen.getByText(tooBig)).toBeVisible());
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const OnTheWay: Story = {
  name: 'Ещё загружаются',
  args: {
    items: [done(0), { ...done(1), state: 'uploading', progress: 0.62 }],
    text: 'Первый садовый букет этого лета',
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await publish();
    await screen.findByText('Фото ещё загружаются. Подождите немного и попробуйте снова');
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'Одно не загрузилось',
  args: { items: [done(0), { ...done(1), state: 'failed' }] },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await publish();
    await screen.findByText('Не все фото загрузились. Повторите загрузку или уберите их');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledWith('photo-1');
  },
};

export const ServerErrors: Story = {
  name: 'VAL-21: ответил сервер',
  args: {
    items: [done(0)],
    text: 'Букет недели',
    errors: { mediaFiles: 'Фото не найдено, загрузите его ещё раз', text: 'Уберите ссылку из описания' },
  },
  play: async () => {
    const field = await screen.findByLabelText('Описание');
    await expect(field).toHaveAccessibleDescription('Уберите ссылку из описания');
    await expect(screen.getByRole('group', { name: 'Фотографии' })).toHaveTextContent(
      'Фото не найдено, загрузите его ещё раз',
    );
  },
};

export const TooLong: Story = {
  name: 'Слишком длинное описание',
  args: { items: [done(0)], text: 'Пионы '.repeat(334) },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await publish();
    await screen.findByText('Поле должно быть не более 2000 символов');
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
};

export const Publishing: Story = {
  name: 'Публикуется',
  args: { items: [done(0), done(3), done(5)], text: 'Первый садовый букет этого лета', isLoading: true },
};

export const Published: Story = {
  name: 'Опубликовано',
  args: { isSuccess: true },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Фото опубликовано');
    await expect(screen.getByLabelText('Описание')).toHaveValue('');
  },
};

export const Phone: Story = {
  name: 'На телефоне',
  args: { items: [done(0), done(3), { ...done(5), state: 'uploading', progress: 0.4 }], text: 'Лаванда' },
  globals: { viewport: { value: 'phone' } },
};

const chooseAuthor = fn();

export const Author: Story = {
  name: 'От имени магазина',
  args: {
    author: {
      options: [
        { value: 'oneself', label: 'Анна Лебедева' },
        { value: 'pion', label: 'Магазин «Пион и точка»' },
      ],
      value: 'oneself',
      onChange: chooseAuthor,
    },
  },
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('От чьего имени'), 'Магазин «Пион и точка»');
    await expect(chooseAuthor).toHaveBeenCalledWith('pion');
  },
};

const save = fn();

export const Changing: Story = {
  name: 'Изменить опубликованное',
  render: ({ onClose, onFiles, onRemove, onRetry, onMove, onText }) => (
    <PostForm
      items={[done(0), done(1)]}
      text="Пионы"
      onFiles={onFiles}
      onRemove={onRemove}
      onRetry={onRetry}
      onMove={onMove}
      onText={onText}
      onSave={save}
      onCancel={onClose}
    />
  ),
  play: async ({ canvas }) => {
    save.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(save).toHaveBeenCalledOnce();
  },
};
