import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../Container/index.ts';
import { Image } from '../Image/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Bleed, type BleedProps } from './index.ts';

const Example = (props: BleedProps) => (
  <Container>
    <Stack gap={16}>
      <Text>Букет собран сегодня утром.</Text>
      <Bleed {...props} data-testid="bleed">
        <Image src="/media/cover-1.webp" alt="Пионы на столе" ratio="16 / 9" corner="none" />
      </Bleed>
      <Text>Стоит до двух недель.</Text>
    </Stack>
  </Container>
);

const meta = { title: 'Раскладка/Навылет · Bleed', id: 'bleed', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheWindow: Story = {
  name: 'До краёв окна',
  args: { horizontal: 'gutter' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('bleed').getBoundingClientRect();
    const page = canvas.getByText('Букет собран сегодня утром.').getBoundingClientRect();
    await expect(page.left - box.left).toBeGreaterThan(15);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Both: Story = { name: 'Во все стороны', args: { horizontal: 12, vertical: 8 } };
