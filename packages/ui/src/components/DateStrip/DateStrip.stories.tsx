import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DateStrip } from './index.ts';

const days = ['18', '19', '20', '21', '22', '23', '24'].map((date) => ({
  day: `2026-05-${date}`,
  isAvailable: date !== '23',
  reason: date === '23' ? 'Магазин отдыхает' : null,
}));

function Example({ error }: { error?: string }) {
  const [day, setDay] = useState<string | null>('2026-05-18');
  return <DateStrip label="День доставки" days={days} value={day} onChange={setDay} today="2026-05-18" error={error} />;
}

const meta = { title: 'Поля/Дни · DateStrip', id: 'date-strip', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Неделя',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /пт/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /вс/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Магазин отдыхает/ })).toBeDisabled();
  },
};
