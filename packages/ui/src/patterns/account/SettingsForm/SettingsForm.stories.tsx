import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Container } from '../../../components/Container/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { cities } from '../../fixtures/delivery.ts';
import { CitySection, GenderSection, NameSection } from './index.ts';

const meta = {
  title: 'Магазин/Профиль/Настройки',
  component: NameSection,
  args: { name: { firstName: 'Анна', lastName: 'Лебедева' }, onSubmit: fn() },
  render: (args) => (
    <Container width="reading">
      <Stack>
        <NameSection {...args} />
        <GenderSection gender="NON_BINARY" onChange={fn()} />
        <CitySection city={cities[2] ?? null} cities={cities} onChange={fn()} />
      </Stack>
    </Container>
  ),
} satisfies Meta<typeof NameSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  name: 'Разделы',
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Сохранить' });
    const name = canvas.getByRole('textbox', { name: 'Имя' });
    await expect(save).toBeDisabled();
    await userEvent.type(name, 'а'.repeat(100), { delay: null });
    await userEvent.click(save);
    await expect(name).toHaveAccessibleDescription('Поле должно быть не более 100 символов');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, ' Мария ');
    await waitFor(() => expect(name).toBeValid());
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledWith({ firstName: 'Мария', lastName: 'Лебедева' });
  },
};
export const Failed: Story = {
  name: 'С ошибкой',
  args: { errors: { firstName: ['Поле обязательно для заполнения'] } },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
