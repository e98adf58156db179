import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@vetka/domain/date';
import type { Storefront } from '@vetka/domain/storefront';
import { Button } from '@vetka/ui/Button';
import { ExternalLinkIcon, EyeIcon } from '@vetka/ui/Icon';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { useState } from 'react';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { UnsavedQuestion } from '../../../shell/forms/UnsavedQuestion.tsx';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import { BannersCard } from './BannersCard.tsx';
import { PageCard } from './PageCard.tsx';
import { Preview, type PreviewedShop, type ShopPreview } from './Preview.tsx';
import { SectionsCard } from './SectionsCard.tsx';
import { ShelfCard } from './ShelfCard.tsx';
import * as styles from './storefront.css.ts';
import { storefrontQueries } from './storefront.queries.ts';
import { usePageEditor, type PageEditor } from './usePageEditor.ts';
import { useKeepStorefront } from './useStorefront.ts';

interface StorefrontPageProps {
  /** Slug of the shop. */
  service: string;
  /** Draws the shop's page, a part of another feature. */
  Shop: ShopPreview;
}

const title = 'Витрина и страница';

/** The shop's public side: its page, the order of its goods, its banners and its sections. */
export default function StorefrontPage(props: StorefrontPageProps) {
  const storefront = useQuery(storefrontQueries.all(useApi(), props.service));
  if (storefront.data) return <Room key={props.service} {...props} storefront={storefront.data} />;
  return (
    <>
      <DeskHead title={title} />
      <NotLoaded query={storefront} />
    </>
  );
}

function Room({ service, Shop, storefront }: StorefrontPageProps & { storefront: Storefront }) {
  const { place } = useDesk();
  const keep = useKeepStorefront(service);
  const editor = usePageEditor(service, storefront.page, keep);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const { shelf, sections, banners } = storefront;
  const shop: Omit<PreviewedShop, 'isFollower'> = { service, page: editor.draft, banners, goods: shelf.goods };
  return (
    <>
      <DeskHead title={title} note={<SavingMark editor={editor} />}>
        <div className={styles.buttons}>
          <span className={styles.narrowOnly}>
            <Button variant="tonal" icon={<EyeIcon />} onClick={() => setPreviewOpen(true)}>
              Как увидят
            </Button>
          </span>
          <span className={styles.wideOnly}>
            <Actions service={service} editor={editor} />
          </span>
        </div>
      </DeskHead>
      <div className={styles.page}>
        <div className={styles.column}>
          <PageCard service={service} serviceId={place.service.id} editor={editor} />
          <ShelfCard service={service} shelf={shelf} keep={keep} />
          <BannersCard service={service} banners={banners} sections={sections} keep={keep} />
          <SectionsCard service={service} sections={sections} keep={keep} />
        </div>
        <div className={styles.besidePreview}>
          <Preview shop={shop} Shop={Shop} />
        </div>
      </div>
      {editor.isChanged && (
        <div className={styles.phoneBar}>
          <Actions service={service} editor={editor} />
        </div>
      )}
      <ResponsiveDialog isOpen={isPreviewOpen} onClose={() => setPreviewOpen(false)} title="Как увидят страницу">
        <Preview shop={shop} Shop={Shop} />
      </ResponsiveDialog>
      <UnsavedQuestion isUnsaved={editor.isUnsaved} text="Последние правки ещё не сохранились и пропадут." />
    </>
  );
}

function savingText({ isSaving, isUnsaved, hasFailed, isChanged, state }: PageEditor): string {
  if (isSaving) return 'Сохраняем…';
  if (hasFailed) return 'Не сохранено. Проверьте, что выделено, и связь';
  if (isUnsaved) return 'Есть правки';
  if (!isChanged) return 'Покупатели видят всё, что здесь';
  return `Черновик сохранён в ${formatDate(state.savedAt ?? Date.now(), 'H:mm')}`;
}

const SavingMark = ({ editor }: { editor: PageEditor }) => (
  <span className={styles.saving} role="status" data-failed={editor.hasFailed ? '' : undefined}>
    {savingText(editor)}
  </span>
);

function Actions({ service, editor }: { service: string; editor: PageEditor }) {
  return (
    <>
      {editor.isChanged ? (
        <Button variant="plain" isLoading={editor.isDiscarding} loadingText="Возвращаем" onClick={editor.discard}>
          Вернуть как было
        </Button>
      ) : (
        <Button variant="tonal" icon={<ExternalLinkIcon />} href={pagePath('/$service', { service })} target="_blank">
          Открыть
        </Button>
      )}
      <Button
        isDisabled={!editor.isChanged}
        isLoading={editor.isPublishing}
        loadingText="Показываем"
        onClick={editor.publish}
      >
        Показать всем
      </Button>
    </>
  );
}
