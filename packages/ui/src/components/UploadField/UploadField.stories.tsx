import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { UploadField, type UploadItem } from './index.ts';

const square =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"%3E%3Cpath fill="%23ecb" d="M0 0h9v9H0z"/%3E%3C/svg%3E';

const waiting: UploadItem[] = [
  { id: 'done', name: 'букет.jpg', picture: square, state: 'done' },
  { id: 'going', name: 'ваза.jpg', picture: square, state: 'uploading', progress: 0.62 },
  { id: 'failed', name: 'поле.png', picture: square, state: 'failed' },
];

interface ExampleProps {
  start?: UploadItem[];
  maxCount?: number;
}

function Example({ start = [], maxCount = Infinity }: ExampleProps) {
  const [items, setItems] = useState(start);
  const add = (files: File[]) =>
    setItems([
      ...items,
      ...files.map((file) => ({ id: file.name, name: file.name, picture: file, state: 'done' as const })),
    ]);
  return (
    <UploadField
      label="Фотографии"
      items={items}
      maxCount={maxCount}
      onFiles={add}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      onRetry={(id) => setItems(items.map((item) => (item.id === id ? { ...item, state: 'uploading' } : item)))}
    />
  );
}

const meta = { title: 'Поля/Загрузка', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Выбрать и убрать',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Добавить');
    await userEvent.upload(input, new File(['x'], 'пион.png', { type: 'image/png' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Убрать: пион.png' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'пион.png' })).toBeNull());
  },
};

export const Refused: Story = {
  name: 'Не тот файл',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Добавить');
    const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } });
    await choose(new File(['x'], 'список.pdf'));
    await canvas.findByText('Выберите другое изображение');
    await choose(new File([new Uint8Array(20 * 2 ** 20 + 1)], 'большой.png'));
    await canvas.findByText('Выберите другой файл. Максимальный размер файла: 20Мб');
  },
};

export const Limit: Story = {
  name: 'Слишком много',
  args: { maxCount: 2 },
  play: async ({ canvas }) => {
    const chosen = ['пион.png', 'роза.png', 'астра.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await userEvent.upload(canvas.getByLabelText('Добавить'), chosen);
    await canvas.findByText('Можно добавить не больше 2 фото');
    await expect(canvas.getAllByRole('button', { name: /^Убрать/ })).toHaveLength(2);
    await expect(canvas.queryByLabelText('Добавить')).toBeNull();
  },
};

export const Progress: Story = {
  name: 'Ход загрузки',
  args: { start: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.62');
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
