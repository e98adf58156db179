import { useRouter } from '@tanstack/react-router';
import { statusesAfter, type GoodsStatus } from '@vetka/domain/goods';
import { Button } from '@vetka/ui/Button';
import { DropdownMenu, type DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import { MoreIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { doneText, statusActions } from './statusActions.ts';
import { useCopy } from './useCopy.ts';
import { useGoodsChanges } from './useGoods.ts';
import type { ProductEditor } from './useProductEditor.ts';

interface ProductActionsProps {
  service: string;
  editor: ProductEditor;
  /** One button, and a menu of the other actions: for the bar of a phone. */
  isShort?: boolean;
}

/** The actions of a product's editor: save it, publish it, hide it. */
export function ProductActions({ service, editor, isShort = false }: ProductActionsProps) {
  const move = useStatusMove(service, editor);
  const copy = useCopy(service);
  const others = othersOf(editor, move, copy);
  const page = usePageOf(editor);
  if (!isShort) {
    return (
      <>
        {page && (
          <Button variant="tonal" href={page.href}>
            {page.label}
          </Button>
        )}
        {others.map(({ id, label, onSelect }) => (
          <Button key={id} variant="plain" onClick={onSelect}>
            {label}
          </Button>
        ))}
        <MainButton editor={editor} onMove={move} />
      </>
    );
  }
  return (
    <>
      <MainButton editor={editor} onMove={move} />
      {(page || others.length > 0) && (
        <DropdownMenu
          label="Другие действия"
          trigger={<IconButton label="Другие действия" icon={<MoreIcon />} />}
          items={page ? [page, ...others] : others}
        />
      )}
    </>
  );
}

/** Saves the product, gives it another status and returns to the table. */
function useStatusMove(service: string, editor: ProductEditor): (status: GoodsStatus) => Promise<void> {
  const router = useRouter();
  const changes = useGoodsChanges(service);
  return async (status) => {
    const saved = await editor.saveAll();
    if (!saved) return;
    const isDone = await changes.setStatus(saved.id, status, doneText(status, saved.wasPublished));
    if (isDone) await router.navigate({ href: pagePath('/my/shop/$service/products', { service }) } as never);
  };
}

/** The product's page for shoppers, when they can see it. */
function usePageOf({ product }: ProductEditor) {
  const router = useRouter();
  if (product.status !== 'PUBLISHED') return undefined;
  const href = pagePath('/products/$product', { product: product.slug });
  return { id: 'view', label: 'Посмотреть', href, onSelect: () => void router.navigate({ href } as never) };
}

function othersOf(
  { product, recipe, isDraft, isUnsaved, discard }: ProductEditor,
  move: (status: GoodsStatus) => unknown,
  copy: (id: number) => unknown,
) {
  const others: DropdownMenuItem[] = [];
  // What is typed and not saved would be missing in a copy.
  if (!isUnsaved && !recipe.isChanged)
    others.push({ id: 'copy', label: 'Сделать копию', onSelect: () => void copy(product.id) });
  if (isUnsaved) others.push({ id: 'discard', label: 'Отменить правки', onSelect: discard });
  for (const status of isDraft ? [] : statusesAfter(product)) {
    others.push({ id: status, label: statusActions[status].label, onSelect: () => void move(status) });
  }
  return others;
}

function MainButton({ editor, onMove }: { editor: ProductEditor; onMove: (status: GoodsStatus) => Promise<void> }) {
  const { product, recipe, isDraft, isUnsaved, saving } = editor;
  const busy = { isLoading: saving === 'saving' || recipe.isPending, loadingText: 'Сохраняем' };
  if (!isDraft) {
    return (
      <Button {...busy} isDisabled={!isUnsaved && !recipe.isChanged} onClick={() => void editor.saveAll()}>
        Сохранить
      </Button>
    );
  }
  const [next] = statusesAfter(product);
  if (!next) return null;
  return (
    <Button {...busy} onClick={() => void onMove(next)}>
      {next === 'PUBLISHED' && !product.wasPublished ? 'Отправить на проверку' : statusActions[next].label}
    </Button>
  );
}
