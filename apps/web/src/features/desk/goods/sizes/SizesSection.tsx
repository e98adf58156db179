import type { GoodsSize } from '@vetka/domain/goods';
import type { OnUnsaved } from '../../../../shell/forms/useUnsaved.ts';
import { pagePath } from '../../../../shell/links/pagePath.ts';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Anchor } from '@vetka/ui/Link';
import { InlineEdit } from '@vetka/ui/desk/InlineEdit';
import { Section } from '../Section.tsx';
import { PriceCell, StockCell } from '../FigureCells.tsx';
import { StatusBadge } from '../statusLook.tsx';
import { useGoodsChanges } from '../useGoods.ts';
import type { ProductEditor } from '../useProductEditor.ts';
import { AddSize } from './AddSize.tsx';
import * as styles from './sizes.css.ts';
import { arrangedOf, useFamily, type FamilyCommands } from './useFamily.ts';

interface SizesSectionProps {
  service: string;
  editor: ProductEditor;
  onUnsaved: OnUnsaved;
}

/** The sizes of a bouquet: each is a product with its own price, stock, composition and recipe. */
export function SizesSection({ service, editor, onUnsaved }: SizesSectionProps) {
  const { id, status } = editor.product;
  const commands = useFamily(service, id);
  const { sizes } = commands;
  return (
    <Section title="Размеры" {...(sizes.length > 0 && { note: 'На странице товара покупатель выбирает размер' })}>
      {sizes.length === 0 && (
        <p className={styles.hint}>
          Один букет в нескольких размерах: S, M, L, «35 см» или «15 шт.». Новый размер начнётся как копия этого товара,
          с фото и описанием.
        </p>
      )}
      {sizes.length > 0 && (
        <ol className={styles.sizes}>
          {sizes.map((size, place) => (
            <Size
              key={size.product.id}
              service={service}
              size={size}
              place={place}
              isOwn={size.product.id === id}
              commands={commands}
            />
          ))}
        </ol>
      )}
      {status !== 'ARCHIVED' && <AddSize service={service} editor={editor} commands={commands} onUnsaved={onUnsaved} />}
    </Section>
  );
}

interface SizeProps {
  service: string;
  size: GoodsSize;
  place: number;
  /** The product being edited: its figures are in its own fields. */
  isOwn: boolean;
  commands: FamilyCommands;
}

function Size({ service, size: { label, product }, place, isOwn, commands }: SizeProps) {
  const changes = useGoodsChanges(service);
  const all = arrangedOf(commands.sizes);
  const rename = (typed: string): Promise<string | undefined> =>
    typed.trim() === ''
      ? Promise.resolve('Назовите размер')
      : commands.rename(all.map((each) => (each.id === product.id ? { ...each, label: typed } : each)));
  return (
    <li className={styles.size}>
      <div className={styles.label}>
        <InlineEdit label={`Размер, ${product.title}`} caption="Размер" text={label} inputMode="text" onSave={rename}>
          {label}
        </InlineEdit>
      </div>
      <div className={styles.product}>
        {isOwn ? (
          <span className={styles.own}>Этот товар</span>
        ) : (
          <Anchor
            className={styles.name}
            href={pagePath('/my/shop/$service/products/$id', { service, id: product.id })}
          >
            {product.title}
          </Anchor>
        )}
        <StatusBadge status={product.status} />
      </div>
      <div className={styles.figures}>
        <PriceCell row={product} changes={changes} mayManage={!isOwn} />
        <StockCell row={product} changes={changes} mayManage />
      </div>
      <SizeActions label={label} id={product.id} place={place} commands={commands} />
    </li>
  );
}

type SizeActionsProps = { label: string; id: number } & Pick<SizeProps, 'place' | 'commands'>;

function SizeActions({ label, id, place, commands }: SizeActionsProps) {
  const all = arrangedOf(commands.sizes);
  const move = (to: number) =>
    void commands.change(all.toSpliced(place, 1).toSpliced(to, 0, { id, label }), `Размер «${label}» переставлен`);
  return (
    <div className={styles.actions}>
      <IconButton
        label={`Раньше: ${label}`}
        icon={<ArrowUpIcon />}
        isDisabled={place === 0}
        onClick={() => move(place - 1)}
      />
      <IconButton
        label={`Позже: ${label}`}
        icon={<ArrowDownIcon />}
        isDisabled={place === all.length - 1}
        onClick={() => move(place + 1)}
      />
      <IconButton
        label={`Убрать из размеров: ${label}`}
        icon={<CloseIcon />}
        onClick={() => void commands.change(all.toSpliced(place, 1), `«${label}» больше не размер этого букета`)}
      />
    </div>
  );
}
