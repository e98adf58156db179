import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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

export const Sections: Story = { name: 'Разделы' };
export const Failed: Story = { name: 'С ошибкой', args: { errors: { firstName: 'Поле обязательно для заполнения' } } };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
