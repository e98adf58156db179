import { useRouter } from '@tanstack/react-router';
import { formatDate } from '@vetka/domain/date';
import { documentTitles, legalStateLabels, type LegalText, type LegalVersion } from '@vetka/domain/legal';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Heading } from '@vetka/ui/Heading';
import { Link } from '@vetka/ui/Link';
import { Select } from '@vetka/ui/Select';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { pagePath } from '../../shell/links/pagePath.ts';
import { Prose } from '../../shell/prose/Prose.tsx';
import { TextDifference } from '../../shell/prose/TextDifference.tsx';
import * as styles from './versions.css.ts';
import { reading } from './reading.css.ts';

interface VersionsPageProps {
  /** The latest first. */
  versions: readonly LegalVersion[];
  /** The versions that are compared. */
  from: LegalText;
  to: LegalText;
  /** The text, when a version is compared with itself: only one is loaded. */
  html: string | null;
}

const dateOf = (day: string | null): string => formatDate(day ?? '', 'd MMMM yyyy');

/** Every version of a legal document, and the differences of two of them. */
export default function VersionsPage({ versions, from, to, html }: VersionsPageProps) {
  const title = documentTitles[to.slug];
  return (
    <div className={reading}>
      <Breadcrumbs
        items={[
          { label: 'Документы', href: pagePath('/docs') },
          { label: title, href: pagePath('/docs/$document', { document: to.slug }) },
          { label: 'Редакции' },
        ]}
      />
      <Stack gap={32}>
        <Stack gap={8}>
          <Heading level={1}>Редакции</Heading>
          <Text tone="muted">{title}</Text>
        </Stack>
        <VersionList {...{ versions, slug: to.slug }} />
        {html !== null && <Version day={to.day} html={html} />}
        {html === null && versions.length > 1 && <Comparison {...{ versions, from, to }} />}
      </Stack>
    </div>
  );
}

function VersionList({ versions, slug }: { versions: readonly LegalVersion[]; slug: LegalText['slug'] }) {
  const path = pagePath('/docs/$document/versions', { document: slug });
  return (
    <Stack as="ul" gap={16}>
      {versions.map(({ id, day, state, summary }, index) => {
        const before = versions[index + 1];
        return (
          <Stack as="li" key={id} gap={4}>
            <Text>
              <b>{dateOf(day)}</b>, {legalStateLabels[state].toLowerCase()}
            </Text>
            <Text tone="muted">{summary || 'Первая редакция.'}</Text>
            <Link href={`${path}?from=${day}&to=${day}`}>Прочитать</Link>
            {before && <Link href={`${path}?from=${before.day}&to=${day}`}>Что изменилось</Link>}
          </Stack>
        );
      })}
    </Stack>
  );
}

function Version({ day, html }: { day: string | null; html: string }) {
  return (
    <Stack as="section" gap={16}>
      <Heading level={2} size="h3">
        Редакция от {dateOf(day)} года
      </Heading>
      <Prose html={html} />
    </Stack>
  );
}

function Comparison({ versions, from, to }: Omit<VersionsPageProps, 'html'>) {
  const router = useRouter();
  const options = versions.flatMap(({ day }) =>
    day === null ? [] : [{ value: day, label: formatDate(day, 'd MMM yyyy') }],
  );
  const path = pagePath('/docs/$document/versions', { document: to.slug });
  const compare = (one: string | null, other: string | null) =>
    void router.navigate({ href: `${path}?from=${one}&to=${other}`, replace: true, resetScroll: false });
  return (
    <Stack as="section" gap={16}>
      <Heading level={2} size="h3">
        Сравнить
      </Heading>
      <div className={styles.choice}>
        <Select label="Было" options={options} value={from.day} onChange={(day) => compare(day, to.day)} />
        <Select label="Стало" options={options} value={to.day} onChange={(day) => compare(from.day, day)} />
      </div>
      <TextDifference before={from.text} after={to.text} />
    </Stack>
  );
}
