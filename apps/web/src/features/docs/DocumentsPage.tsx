import { documentSlugs, documentTitles } from '@vetka/domain/legal';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Heading } from '@vetka/ui/Heading';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { Stack } from '@vetka/ui/Stack';
import { NamedIcon } from '../../shell/icons/NamedIcon.tsx';
import { useIcons } from '../../shell/icons/useIcons.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { documentIcons } from './documents.ts';
import { reading } from './reading.css.ts';

const rankingIcon = 'list-ordered';
const iconNames = [...Object.values(documentIcons), rankingIcon];

/** The list of legal documents. */
export default function DocumentsPage() {
  const icons = useIcons(iconNames);
  return (
    <div className={reading}>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: 'Документы' }]} />
      <Stack gap={32}>
        <Heading level={1}>Документы</Heading>
        <Stack as="ul" gap={16}>
          {documentSlugs.map((slug) => (
            <Inline as="li" key={slug} gap={12} isNoWrap>
              <NamedIcon name={documentIcons[slug]} icons={icons} />
              <Link href={pagePath('/docs/$document', { document: slug })}>{documentTitles[slug]}</Link>
            </Inline>
          ))}
          <Inline as="li" gap={12} isNoWrap>
            <NamedIcon name={rankingIcon} icons={icons} />
            <Link href={pagePath('/docs/ranking')}>Почему товары стоят в этом порядке</Link>
          </Inline>
        </Stack>
      </Stack>
    </div>
  );
}
