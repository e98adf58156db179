import { useSuspenseQuery } from '@tanstack/react-query';
import type { GoodsProduct } from '@vetka/domain/goods';
import { formatDate } from '@vetka/domain/date';
import { ArrowLeftIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Notice } from '@vetka/ui/Notice';
import { ActionBar } from '@vetka/ui/patterns/desk/ActionBar';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { LeaveQuestion } from '../../../shell/forms/UnsavedQuestion.tsx';
import { useReportUnsaved, useUnsaved } from '../../../shell/forms/useUnsaved.ts';
import { useApi } from '../../../shell/useContext.ts';
import { ConflictNotice } from '../../../shell/forms/ConflictNotice.tsx';
import { useDesk } from '../DeskContext.ts';
import { managesGoods } from '../deskSections.tsx';
import NoRightPage from '../NoRightPage.tsx';
import * as styles from './editor.css.ts';
import { goodsQueries } from './goods.queries.ts';
import { StatusBadge } from './statusLook.tsx';
import { ProductActions } from './ProductActions.tsx';
import { ProductHistory } from './ProductHistory.tsx';
import { ProductSections } from './ProductSections.tsx';
import { ProductSide } from './ProductSide.tsx';
import { useProductEditor, type ProductEditor } from './useProductEditor.ts';

/** The editor of one product of a shop. */
export default function ProductPage({ id }: { id: number }) {
  const { place } = useDesk();
  if (!managesGoods(place)) return <NoRightPage right="MANAGE_GOODS" />;
  return <Loaded key={id} service={place.service.slug} id={id} />;
}

function Loaded({ service, id }: { service: string; id: number }) {
  const { data } = useSuspenseQuery(goodsQueries.product(useApi(), service, id));
  return <Editor service={service} read={data} />;
}

function Editor({ service, read }: { service: string; read: GoodsProduct }) {
  const editor = useProductEditor(service, read);
  const { product, conflict } = editor;
  const { onUnsaved, question } = useUnsaved();
  useReportUnsaved(onUnsaved, 'product', editor.isUnsaved);
  useReportUnsaved(onUnsaved, 'recipe', editor.recipe.isChanged);
  return (
    <>
      <DeskHead
        title={editor.draft.title || 'Без названия'}
        note={<SavingMark editor={editor} />}
        back={
          <div className={styles.headActions}>
            <IconButton
              label="К товарам"
              icon={<ArrowLeftIcon />}
              href={pagePath('/my/shop/$service/products', { service })}
            />
          </div>
        }
      >
        <div className={styles.headActions}>
          <div className={styles.actions}>
            <ProductActions service={service} editor={editor} />
          </div>
        </div>
      </DeskHead>
      <div className={styles.page}>
        <div className={styles.column}>
          {conflict && <ConflictNotice title="Товар уже изменили в другом месте" {...conflict} />}
          {product.returnReason !== '' && product.status === 'DRAFT' && (
            <Notice
              tone={product.isForbidden ? 'critical' : 'caution'}
              title={product.isForbidden ? 'Товар запретили: опубликовать его нельзя' : 'Товар вернули после проверки'}
            >
              {product.returnReason}
            </Notice>
          )}
          <ProductSections service={service} editor={editor} onUnsaved={onUnsaved} />
          <ProductHistory service={service} id={product.id} />
        </div>
        <ProductSide service={service} editor={editor} />
      </div>
      <div className={styles.barActions}>
        <ActionBar label="Действия с товаром">
          <ProductActions service={service} editor={editor} isShort />
        </ActionBar>
      </div>
      <LeaveQuestion {...question} text="Правки, которые не сохранились, пропадут." />
    </>
  );
}

function savingText({ saving, isUnsaved, isDraft, product, recipe }: ProductEditor): string {
  if (saving === 'saving') return 'Сохраняем…';
  if (saving === 'failed') return 'Не сохранено. Проверьте, что выделено, и связь';
  if (isUnsaved) return isDraft ? 'Есть правки' : 'Есть несохранённые правки';
  if (recipe.isChanged) return 'Рецепт не сохранён';
  return `Сохранено в ${formatDate(product.savedAt, 'H:mm')}`;
}

function SavingMark({ editor }: { editor: ProductEditor }) {
  return (
    <span className={styles.actions}>
      <StatusBadge status={editor.product.status} isForbidden={editor.product.isForbidden} />
      <span className={styles.saving} role="status" data-failed={editor.saving === 'failed' ? '' : undefined}>
        {savingText(editor)}
      </span>
    </span>
  );
}

/** Saving, and the possible next statuses of the product. */
