import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../../components/Container/index.ts';
import { serviceCards } from '../../fixtures/services.ts';
import { ServiceCard } from './index.ts';

const [first, , , fresh] = serviceCards;
if (!first || !fresh) throw new Error('В примерах меньше четырёх магазинов');

const meta = {
  title: 'Магазин/Магазины/Карточка магазина · ServiceCard',
  id: 'service-card',
  component: ServiceCard,
  args: { service: first },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rated: Story = { name: 'С отзывами' };
export const Fresh: Story = { name: 'Новый, с городом', args: { service: fresh, hasCity: true } };
