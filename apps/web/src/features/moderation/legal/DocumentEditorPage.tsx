import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { formatDate } from '@vetka/domain/date';
import { documentTitles, type DocumentSlug, type LegalVersion, type ManagedDocument } from '@vetka/domain/legal';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Button } from '@vetka/ui/Button';
import { Heading } from '@vetka/ui/Heading';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { useState } from 'react';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { ModerationPage } from '../ModerationPage.tsx';
import * as styles from '../moderation.css.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { useFormAct } from '../useAct.ts';
import { DraftForm } from './DraftForm.tsx';

/** The next version of a legal document: its draft, and the ones already announced. */
export default function DocumentEditorPage({ slug }: { slug: DocumentSlug }) {
  const query = useQuery(moderationQueries.documents(useApi()));
  const { data } = query;
  const document = data?.find((each) => each.slug === slug);
  return (
    <ModerationPage current={pagePath('/my/moderation/documents')}>
      {!data && <Heading level={1}>{documentTitles[slug]}</Heading>}
      <NotLoaded query={query} />
      {document && <Editor document={document} />}
    </ModerationPage>
  );
}

function Editor({ document }: { document: ManagedDocument }) {
  const { slug, draft, versions } = document;
  // Another form for another draft.
  const [round, setRound] = useState(0);
  return (
    <>
      <Breadcrumbs
        items={[{ label: 'Документы', href: pagePath('/my/moderation/documents') }, { label: documentTitles[slug] }]}
      />
      <div className={styles.titleRow}>
        <Heading level={1}>{documentTitles[slug]}</Heading>
        <Link href={pagePath('/docs/$document/versions', { document: slug })}>Все редакции</Link>
      </div>
      {versions
        .filter(({ state }) => state === 'PLANNED')
        .map((version) => (
          <Planned key={version.id} version={version} hasDraft={draft !== null} />
        ))}
      <DraftForm key={round} document={document} onEnd={() => setRound(round + 1)} />
    </>
  );
}

function Planned({ version, hasDraft }: { version: LegalVersion; hasDraft: boolean }) {
  const api = useApi();
  const { act, isPending, message } = useFormAct({
    send: () => unwrap(api.legal.withdraw({ params: { id: version.id } })),
    done: () => 'Редакция отозвана и стала черновиком',
    areas: ['legal'],
  });
  return (
    <Notice
      title={`Новая редакция объявлена: действует с ${formatDate(version.day ?? '', 'd MMMM yyyy')}`}
      action={
        !hasDraft && (
          <Button variant="plain" isLoading={isPending} loadingText="Отзываем" onClick={() => act(undefined)}>
            Отозвать
          </Button>
        )
      }
    >
      {message ?? version.summary}
    </Notice>
  );
}
