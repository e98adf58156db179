import { embedRules, type Embed } from '@vetka/domain/article';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { IconButton } from '@vetka/ui/IconButton';
import { TrashIcon } from '@vetka/ui/Icon';
import { useNames } from './EditorNames.ts';
import * as styles from './editor.css.ts';

function Leaf({ label, note, deleteNode }: { label: string; note: string; deleteNode: () => void }) {
  return (
    <NodeViewWrapper className={styles.leaf} data-drag-handle="">
      <span className={styles.leafWords}>
        <strong>{label}</strong>
        <span>{note}</span>
      </span>
      <IconButton label={`Убрать: ${label}`} icon={<TrashIcon />} onClick={deleteNode} />
    </NodeViewWrapper>
  );
}

/** A product or a shop. */
export function CardView({ node: { attrs }, deleteNode }: NodeViewProps) {
  const { products, services } = useNames();
  const product = products.find(({ id }) => id === attrs.productId);
  const service = services.find(({ id }) => id === attrs.serviceId);
  const label = product?.title ?? service?.name ?? 'Больше не продаётся';
  const note = product ? 'Товар' : service ? 'Магазин' : 'Читатели этого не увидят';
  return <Leaf label={label} note={note} deleteNode={deleteNode} />;
}

/** A video. */
export function EmbedView({ node: { attrs }, deleteNode }: NodeViewProps) {
  const { provider } = attrs as Embed;
  return (
    <Leaf label={`Видео ${embedRules[provider]?.name ?? ''}`} note="Откроется по нажатию" deleteNode={deleteNode} />
  );
}
