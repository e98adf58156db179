import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../../components/Container/index.ts';
import { serviceCards } from '../../fixtures/services.ts';
import { ServiceCard } from '../../service/ServiceCard/index.ts';
import { PageSection, ScrollRow } from './index.ts';

const meta = {
  title: 'Магазин/Страница/Раздел страницы · PageSection',
  id: 'page-section',
  component: PageSection,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Магазины рядом',
    moreHref: '/shops',
    moreLabel: 'Все магазины',
    children: (
      <ScrollRow kind="shops">
        {serviceCards.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </ScrollRow>
    ),
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PageSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { name: 'Магазины в ряд' };
export const Count: Story = { name: 'С числом', args: { title: 'Отзывы', count: 214, moreHref: undefined } };
export const Phone: Story = { name: 'На телефоне листается', globals: { viewport: { value: 'phone' } } };
