import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Container } from '@vetka/ui/Container';
import { Heading } from '@vetka/ui/Heading';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { Stack } from '@vetka/ui/Stack';
import { NamedIcon } from '../../shell/icons/NamedIcon.tsx';
import { useIcons } from '../../shell/icons/useIcons.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { documents } from './documents.ts';

const rankingIcon = 'list-ordered';
const iconNames = [...documents.map(({ icon }) => icon), rankingIcon];

/** The list of legal documents. */
export default function DocumentsPage() {
  const icons = useIcons(iconNames);
  return (
    <Container width="reading">
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: 'Документы' }]} />
      <Stack gap={32}>
        <Heading level={1}>Документы</Heading>
        <Stack as="ul" gap={16}>
          {documents.map(({ slug, title, icon }) => (
            <Inline as="li" key={slug} gap={12} isNoWrap>
              <NamedIcon name={icon} icons={icons} />
              <Link href={pagePath('/docs/$document', { document: slug })}>{title}</Link>
            </Inline>
          ))}
          <Inline as="li" gap={12} isNoWrap>
            <NamedIcon name={rankingIcon} icons={icons} />
            <Link href={pagePath('/docs/ranking')}>Почему товары стоят в этом порядке</Link>
          </Inline>
        </Stack>
      </Stack>
    </Container>
  );
}
