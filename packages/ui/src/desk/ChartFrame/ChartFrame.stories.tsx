import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DownloadIcon } from '../../components/Icon/icons/DownloadIcon.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { BarChart, type Bar } from '../BarChart/index.ts';
import { ChartFrame, type ChartFrameProps } from './index.ts';

const bars = [4200, 5100, 0, 6900, 8800].map((value, index): Bar => ({
  id: String(index),
  value,
  name: `${index + 4} мая`,
  valueText: `${value} ₽`,
}));

function Example(props: Partial<ChartFrameProps<Bar>>) {
  return (
    <ChartFrame
      title="Выручка по дням"
      columns={[
        { id: 'day', title: 'День', cell: ({ name }) => name },
        { id: 'sum', title: 'Выручка', align: 'end', cell: ({ valueText }) => valueText },
      ]}
      rows={bars}
      keyOf={({ id }) => id}
      empty="За эти дни ничего не купили."
      actions={<IconButton label="Скачать таблицу" icon={<DownloadIcon />} />}
      {...props}
    >
      <BarChart title="Выручка по дням" summary="Всего 25 000 ₽" bars={bars} />
    </ChartFrame>
  );
}

const meta = {
  title: 'Рабочий стол/Графики и показатели/Рамка графика · ChartFrame',
  id: 'chart-frame',
  component: Example,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = { name: 'График', args: { note: 'Выручка без доставки.' } };

export const Table: Story = {
  name: 'Те же числа таблицей',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Таблица'));
    await expect(canvas.getByRole('table', { name: 'Выручка по дням' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^8 мая/ })).toHaveTextContent('8 мая8800 ₽');
  },
};

export const Empty: Story = { name: 'Без данных', args: { rows: [] } };
