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
  minimumSize?: { width: number; height: number };
  isDisabled?: boolean;
}

function moved(items: UploadItem[], id: string, place: number): UploadItem[] {
  const others = items.filter((item) => item.id !== id);
  return others.toSpliced(place, 0, ...items.filter((item) => item.id === id));
}

function Example({ start = [], maxCount = Infinity, minimumSize, isDisabled }: ExampleProps) {
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
      {...(minimumSize && { minimumSize })}
      isDisabled={isDisabled}
      onFiles={add}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      onMove={(id, place) => setItems(moved(items, id, place))}
      onRetry={(id) => setItems(items.map((item) => (item.id === id ? { ...item, state: 'uploading' } : item)))}
    />
  );
}

const meta = { title: 'Поля/Загрузка · UploadField', id: 'upload-field', component: Example } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Выбрать и убрать',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Добавить');
    await userEvent.upload(input, new File(['x'], 'пион.png', { type: 'image/png' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Убрать: пион.png' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'пион.png' })).toBeNull());
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const Refused: Story = {
  name: 'VAL-06: не тот файл',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Добавить');
    const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } });
    await choose(new File(['x'], 'список.pdf'));
    await expect(await canvas.findByText('Выберите другое изображение')).toBeVisible();
    await choose(new File([new Uint8Array(20 * 2 ** 20 + 1)], 'большой.png'));
    const tooBig = 'Выберите другой файл. Максимальный размер файла: 20Мб';
    await expect(await canvas.findByText(tooBig)).toBeVisible();
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

/** A generated picture with real dimensions, as a device would provide. */
async function drawn(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], `${width}x${height}.png`, { type: 'image/png' });
}

export const Small: Story = {
  name: 'VAL-11: слишком мелкое',
  args: { minimumSize: { width: 80, height: 60 } },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Добавить');
    await userEvent.upload(input, await drawn(80, 59));
    await canvas.findByText('Выберите изображение лучшего качества. Минимальный размер изображения: 80x60');
    await userEvent.upload(input, await drawn(80, 60));
    await canvas.findByRole('group', { name: '80x60.png' });
    await expect(canvas.queryByText(/^Выберите изображение/)).toBeNull();
  },
};

export const Progress: Story = {
  name: 'CON-11: ход загрузки',
  args: { start: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.62');
    for (const tile of canvas.getAllByRole('group', { name: /\.(jpg|png)$/ })) {
      await expect([tile.offsetWidth, tile.offsetHeight]).toEqual([108, 108]);
    }
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Order: Story = {
  name: 'Порядок',
  args: {
    start: ['пион.jpg', 'роза.jpg', 'астра.jpg'].map((name) => ({ id: name, name, picture: square, state: 'done' })),
  },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('group', { name: /\.jpg$/ }).map((tile) => tile.getAttribute('aria-label'));
    const handle = (name: string) => canvas.getByRole('button', { name: `Переставить: ${name}` });
    handle('пион.jpg').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(names()).toEqual(['роза.jpg', 'пион.jpg', 'астра.jpg']);
    await expect(handle('пион.jpg')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('пион.jpg: место 2 из 3');
    await userEvent.keyboard('{End}');
    await expect(names()).toEqual(['роза.jpg', 'астра.jpg', 'пион.jpg']);
    const over = canvas.getByRole('group', { name: 'роза.jpg' }).getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle('пион.jpg') },
      { target: canvas.getByRole('group', { name: 'роза.jpg' }), coords: { x: over.x + 50, y: over.y + 50 } },
      { keys: '[/MouseLeft]' },
    ]);
    await waitFor(() => expect(names()).toEqual(['пион.jpg', 'роза.jpg', 'астра.jpg']));
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: роза.jpg' }));
    await expect(canvas.getByRole('button', { name: 'Убрать: астра.jpg' })).toHaveFocus();
  },
};

export const Disabled: Story = {
  name: 'Недоступное',
  args: { start: waiting, isDisabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
