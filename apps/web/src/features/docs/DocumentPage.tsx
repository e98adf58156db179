import { formatDate } from '@vetka/domain/date';
import { consentVersion } from '@vetka/domain/session';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Container } from '@vetka/ui/Container';
import { Heading } from '@vetka/ui/Heading';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { pagePath } from '../../shell/links/pagePath.ts';
import { Prose } from '../../shell/prose/Prose.tsx';

interface DocumentPageProps {
  title: string;
  html: string;
}

/** A legal document and the date it takes effect. */
export default function DocumentPage({ title, html }: DocumentPageProps) {
  return (
    <Container width="reading">
      <Breadcrumbs
        items={[
          { label: 'Главная', href: '/' },
          { label: 'Документы', href: pagePath('/docs') },
        ]}
      />
      <Stack gap={32}>
        <Stack gap={8}>
          <Heading level={1}>{title}</Heading>
          <Text tone="muted" size="small">
            Редакция от {formatDate(consentVersion, 'd MMMM yyyy')} года
          </Text>
        </Stack>
        <Prose html={html} />
      </Stack>
    </Container>
  );
}
