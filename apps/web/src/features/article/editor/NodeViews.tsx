import { embedRules, type Embed } from '@vetka/domain/article';
import type { RichTextNodeProps } from '@vetka/ui/desk/RichTextEditor';
import { IconButton } from '@vetka/ui/IconButton';
import { TrashIcon } from '@vetka/ui/Icon';
import { useNames } from './EditorNames.ts';
import * as styles from './editor.css.ts';

interface LeafProps {
  label: string | undefined;
  note: string;
  onRemove: () => void;
}

function Leaf({ label = 'Больше не продаётся', note, onRemove }: LeafProps) {
  return (
    <div className={styles.leaf} data-drag-handle="">
      <span className={styles.leafWords}>
        <strong>{label}</strong>
        <span>{note}</span>
      </span>
      <IconButton label={`Убрать: ${label}`} icon={<TrashIcon />} onClick={onRemove} />
    </div>
  );
}

const unseen = 'Читатели этого не увидят';

export function ProductView({ attributes: { productId }, onRemove }: RichTextNodeProps<{ productId: number }>) {
  const product = useNames().products.find(({ id }) => id === productId);
  return <Leaf label={product?.title} note={product ? 'Товар' : unseen} onRemove={onRemove} />;
}

export function ShopView({ attributes: { serviceId }, onRemove }: RichTextNodeProps<{ serviceId: number }>) {
  const service = useNames().services.find(({ id }) => id === serviceId);
  return <Leaf label={service?.name} note={service ? 'Магазин' : unseen} onRemove={onRemove} />;
}

/** A video. */
export function EmbedView({ attributes: { provider }, onRemove }: RichTextNodeProps<Embed>) {
  // A pasted copy may name a provider that there is not.
  const name = embedRules[provider]?.name ?? '';
  return <Leaf label={`Видео ${name}`} note="Откроется по нажатию" onRemove={onRemove} />;
}
