import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Container } from '../../../components/Container/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { BioSection, DevicesSection } from './index.ts';

const lastSeenAt = '2026-01-20T09:30:00.000Z';
const phone = { id: 2, name: 'Safari, iOS', isCurrent: false, lastSeenAt };
const devices = [
  { id: 1, name: 'Chrome, Windows', isCurrent: true, lastSeenAt },
  phone,
  { id: 3, name: null, isCurrent: false, lastSeenAt },
];
const save = fn();

const meta = {
  title: 'Магазин/Профиль/Устройства · DevicesSection',
  id: 'devices-section',
  component: DevicesSection,
  args: { devices, onEnd: fn(), onEndOthers: fn() },
  render: (args) => (
    <Container width="reading">
      <Stack gap={24}>
        <DevicesSection {...args} />
        <BioSection bio="Дарю цветы без повода." onSubmit={save} />
      </Stack>
    </Container>
  ),
} satisfies Meta<typeof DevicesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: 'Несколько устройств и рассказ о себе',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Выйти: Chrome, Windows' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти: Safari, iOS' }));
    await expect(args.onEnd).toHaveBeenCalledWith(phone);
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти на других устройствах' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    save.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Текст' }), ' Собираю вазы. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(save).toHaveBeenCalledWith('Дарю цветы без повода. Собираю вазы.');
  },
};
export const Single: Story = { name: 'Только это', args: { devices: devices.slice(0, 1) } };
