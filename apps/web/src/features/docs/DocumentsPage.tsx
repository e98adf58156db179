import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Container } from '@vetka/ui/Container';
import { Heading } from '@vetka/ui/Heading';
import { Link } from '@vetka/ui/Link';
import { Stack } from '@vetka/ui/Stack';
import { documents } from './documents.ts';

/** Every document of the site. */
export default function DocumentsPage() {
  return (
    <Container width="reading">
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: 'Документы' }]} />
      <Stack gap={32}>
        <Heading level={1}>Документы</Heading>
        <Stack as="ul" gap={16}>
          {documents.map(({ slug, title }) => (
            <li key={slug}>
              <Link href={`/docs/${slug}`}>{title}</Link>
            </li>
          ))}
        </Stack>
      </Stack>
    </Container>
  );
}
