import { formatDate } from '@vetka/domain/date';
import { documentTitles, type LegalDocument } from '@vetka/domain/legal';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Heading } from '@vetka/ui/Heading';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { pagePath } from '../../shell/links/pagePath.ts';
import { Prose } from '../../shell/prose/Prose.tsx';
import { reading } from './reading.css.ts';

interface DocumentPageProps {
  document: LegalDocument;
  html: string;
}

const dateOf = (day: string | null): string => formatDate(day ?? '', 'd MMMM yyyy');

/** A legal document and the date it takes effect. */
export default function DocumentPage({ document: { current, planned }, html }: DocumentPageProps) {
  const versionsPath = pagePath('/docs/$document/versions', { document: current.slug });
  return (
    <div className={reading}>
      <Breadcrumbs
        items={[
          { label: 'Главная', href: '/' },
          { label: 'Документы', href: pagePath('/docs') },
        ]}
      />
      <Stack gap={32}>
        <Stack gap={8}>
          <Heading level={1}>{documentTitles[current.slug]}</Heading>
          <Text tone="muted" size="small">
            Редакция от {dateOf(current.day)} года. <Link href={versionsPath}>Все редакции</Link>
          </Text>
        </Stack>
        {planned.map(({ id, day, summary }) => (
          <Notice key={id} tone="info">
            С {dateOf(day)} года действует новая редакция. {summary}{' '}
            <Link href={`${versionsPath}?from=${current.day}&to=${day}`}>Что изменится</Link>
          </Notice>
        ))}
        <Prose html={html} />
      </Stack>
    </div>
  );
}
