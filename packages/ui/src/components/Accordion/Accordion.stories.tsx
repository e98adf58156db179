import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Accordion } from './index.ts';

const meta = { title: 'Компоненты/Показ/Гармошка · Accordion', id: 'accordion', component: Accordion } satisfies Meta<
  typeof Accordion
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Обычная',
  args: {
    defaultOpenIds: ['care'],
    sections: [
      { id: 'care', title: 'Как ухаживать', content: 'Меняйте воду через день и подрезайте стебли.' },
      { id: 'delivery', title: 'Доставка', content: 'По городу за 90 минут.' },
      { id: 'return', title: 'Если не понравится', content: 'Соберём заново или вернём деньги.' },
    ],
  },
  play: async ({ canvas }) => {
    const care = canvas.getByRole('button', { name: 'Как ухаживать' });
    await expect(care).toHaveAttribute('aria-expanded', 'true');
    care.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText('По городу за 90 минут.')).toBeVisible();
  },
};
