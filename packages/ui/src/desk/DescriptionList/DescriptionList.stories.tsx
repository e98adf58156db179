import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './index.ts';

const meta = {
  title: 'Рабочий стол/Списки и таблицы/Названия и значения · DescriptionList',
  id: 'description-list',
  component: DescriptionList,
  parameters: { layout: 'padded' },
  args: {
    items: [
      { term: 'Продавец', value: 'ИП Лебедева Анна Сергеевна' },
      { term: 'ИНН', value: '770212345678' },
      { term: 'Адрес', value: 'Москва, Чистопрудный бульвар, 12', note: 'Вход со двора' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  name: 'Строками',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Продавец',
      'ИНН',
      'Адрес',
    ]);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('Вход со двора');
  },
};

export const Columns: Story = {
  name: 'Крупно, рядом',
  args: {
    layout: 'columns',
    items: [
      { term: 'Принимаете заказ', value: '4 минуты', note: 'обычно; приняли 37 заказов' },
      { term: 'Отвечаете в чате', value: '2 минуты', note: 'ответили на 12 из 14 вопросов' },
      { term: 'Оценка', value: '4,9', note: '18 отзывов' },
    ],
  },
};
