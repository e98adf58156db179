import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TimeSlotPicker, type TimeSlot } from './index.ts';

const slots: TimeSlot[] = [
  { from: '10:00', to: '12:00', surcharge: 0, isAvailable: false, reason: 'не успеем' },
  { from: '12:00', to: '14:00', surcharge: 15_000, isAvailable: true },
  { from: '14:00', to: '16:00', surcharge: 0, isAvailable: true },
  { from: '16:00', to: '18:00', surcharge: 0, isAvailable: true },
  { from: '18:00', to: '20:00', surcharge: 30_000, isAvailable: true },
];

function Example() {
  const [from, setFrom] = useState<string | null>('14:00');
  return <TimeSlotPicker label="Время доставки" slots={slots} value={from} onChange={setFrom} />;
}

const meta = { title: 'Поля/Время · TimeSlotPicker', id: 'time-slot-picker', component: Example } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Интервалы',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /не успеем/ })).toBeDisabled();
    await userEvent.click(canvas.getByText('18:00–20:00'));
    await expect(canvas.getByRole('radio', { name: /18:00–20:00/ })).toBeChecked();
  },
};
