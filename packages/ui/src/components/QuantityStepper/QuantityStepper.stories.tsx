import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { QuantityStepper, type QuantityStepperProps } from './index.ts';

function Example({ value = 1, ...props }: Partial<QuantityStepperProps>) {
  const [count, setCount] = useState(value);
  return <QuantityStepper label="Количество: букет пионов" max={5} {...props} value={count} onChange={setCount} />;
}

const meta = { title: 'Поля/Количество · QuantityStepper', id: 'quantity-stepper', component: Example } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Кнопки и клавиши',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Количество: букет пионов' });
    const more = canvas.getByRole('button', { name: /^Больше/ });
    const less = canvas.getByRole('button', { name: /^Меньше/ });
    await expect(canvas.getByRole('group', { name: 'Количество: букет пионов' })).toContainElement(input);
    await expect(input).toHaveAttribute('min', '1');
    await expect(input).toHaveAttribute('max', '5');
    await expect(less).toBeDisabled();
    await userEvent.click(more);
    await expect(input).toHaveValue(2);
    await expect(canvas.getByText('2')).toHaveAttribute('aria-live', 'assertive');
    input.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue(3);
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue(5);
    await expect(more).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue(1);
    await userEvent.clear(input);
    await userEvent.type(input, '99{Enter}');
    await expect(input).toHaveValue(5);
    await userEvent.clear(input);
    await userEvent.type(input, '-1.e2{Enter}');
    await expect(input).toHaveValue(5);
  },
};

export const Held: Story = {
  name: 'Удержание кнопки',
  args: { max: 20 },
  // A single userEvent session, so that the release belongs to the press.
  play: async ({ canvas, userEvent: hand }) => {
    const input = canvas.getByRole<HTMLInputElement>('spinbutton');
    await hand.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button', { name: /^Больше/ }) });
    await waitFor(() => expect(Number(input.value)).toBeGreaterThan(3), { timeout: 3000 });
    await hand.pointer('[/MouseLeft]');
    const released = Number(input.value);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(input).toHaveValue(released);
  },
};

export const Looks: Story = {
  name: 'Виды и размеры',
  render: () => (
    <Stack gap={16}>
      <Example variant="solid" size="l" value={2} />
      <Example variant="solid" size="s" value={3} />
      <Example value={2} />
      <Example size="s" />
      <Example isDisabled />
    </Stack>
  ),
};
