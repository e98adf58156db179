import { formatPrice } from '@vetka/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Slider, type SliderRange } from './index.ts';

const onEnd = fn<(range: SliderRange) => void>();

function Example() {
  const [range, setRange] = useState<SliderRange>([2000, 9000]);
  return (
    <Slider
      label="Цена"
      min={0}
      max={15_000}
      step={500}
      value={range}
      onChangeEnd={(next) => {
        setRange(next);
        onEnd(next);
      }}
      formatValue={(rubles) => formatPrice(rubles * 100)}
    />
  );
}

const meta = { title: 'Поля/Промежуток · Slider', id: 'slider', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Цена',
  play: async ({ canvas }) => {
    const from = canvas.getByRole('slider', { name: 'Цена: От' });
    from.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(from).toHaveValue('2500');
    await expect(from).toHaveAttribute('aria-valuetext', formatPrice(250_000));
    await userEvent.keyboard('{Home}');
    await expect(from).toHaveValue('0');
  },
};

export const ScreenReader: Story = {
  name: 'Жест программы чтения с экрана',
  play: async ({ canvas }) => {
    onEnd.mockClear();
    await fireEvent.change(canvas.getByRole('slider', { name: 'Цена: До' }), { target: { value: '10000' } });
    await expect(onEnd.mock.calls).toEqual([[[2000, 10_000]]]);
  },
};

export const InForm: Story = {
  name: 'Форма не приняла',
  render: () => (
    <Form validate={() => ({ price: 'Раздвиньте цены' })} onSubmit={(event) => event.preventDefault()}>
      <Slider label="Цена" name="price" min={0} max={100} />
      <Button type="submit">Найти</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Цена' })).toHaveAccessibleDescription('Раздвиньте цены'),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
