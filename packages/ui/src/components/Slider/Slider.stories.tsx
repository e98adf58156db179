import { formatPrice } from '@vetka/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Slider, type SliderRange } from './index.ts';

function Example() {
  const [range, setRange] = useState<SliderRange>([2000, 9000]);
  return (
    <Slider
      label="Цена"
      min={0}
      max={15_000}
      step={500}
      value={range}
      onChangeEnd={setRange}
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
