import type { HomeBanner, HomeBannerPlace } from '@vetka/domain/page';
import { movedTo } from '@vetka/domain/storefront';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { SortableList } from '@vetka/ui/desk/SortableList';
import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { Heading } from '@vetka/ui/Heading';
import { ArrowDownIcon, ArrowUpIcon, MoreIcon, PencilIcon, PlusIcon, TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Image } from '@vetka/ui/Image';
import { Switch } from '@vetka/ui/Switch';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import { periodText } from '../../../shell/forms/wholeDays.ts';
import * as shared from '../moderation.css.ts';
import { viewersLabels, waitingText } from './bannerDraft.ts';
import * as styles from './banners.css.ts';
import { useArrangeBanners } from './useBanners.ts';

interface PlaceCardProps {
  place: HomeBannerPlace;
  title: string;
  note: string;
  banners: readonly HomeBanner[];
  now: number;
  onAdd: () => void;
  onEdit: (banner: HomeBanner) => void;
}

/** The banners of one place of the home page in their order. */
export function PlaceCard({ place, title, note, banners, now, onAdd, onEdit }: PlaceCardProps) {
  const { arrange, switchOn, drop } = useArrangeBanners(place, banners);
  const move = (from: number, to: number) => arrange(movedTo(banners, from, to));
  const placeOf = (id: number) => banners.findIndex((banner) => banner.id === id);
  return (
    <section className={styles.place} aria-label={title}>
      <div className={shared.titleRow}>
        <Heading level={2}>{title}</Heading>
        <Button variant="plain" icon={<PlusIcon />} onClick={onAdd}>
          Добавить
        </Button>
      </div>
      <p className={shared.note}>{banners.length === 0 ? 'Баннеров пока нет.' : note}</p>
      <SortableList
        label={`Порядок: ${title.toLowerCase()}`}
        items={banners}
        keyOf={({ id }) => id}
        nameOf={(banner) => banner.title}
        onMove={({ id }, to) => move(placeOf(id), to)}
        hasMoveButtons={false}
      >
        {(banner, at) => (
          <Row
            banner={banner}
            now={now}
            isFirst={at === 0}
            isLast={at === banners.length - 1}
            onMove={(by) => move(at, at + by)}
            onEdit={() => onEdit(banner)}
            onDrop={() => drop(banner)}
            onSwitch={() => switchOn(banner)}
          />
        )}
      </SortableList>
    </section>
  );
}

interface RowProps {
  banner: HomeBanner;
  now: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onDrop: () => void;
  onSwitch: () => void;
}

function Row({ banner, now, isFirst, isLast, onMove, onEdit, onDrop, onSwitch }: RowProps) {
  const { title, picture, viewers, isActive } = banner;
  const waiting = isActive ? waitingText(banner, now) : undefined;
  return (
    <div className={styles.row}>
      <span className={styles.picture}>
        <Image src={picture?.url} alt="" width={112} ratio="fill" corner="none" />
      </span>
      <div className={styles.words}>
        <b className={shared.term}>{title}</b>
        <div className={styles.badges}>
          <Badge tone={viewers === 'EVERYBODY' ? 'leaf' : 'honey'}>{viewersLabels[viewers]}</Badge>
          {waiting && <Badge tone="neutral">{waiting}</Badge>}
          <span className={shared.note}>{periodText(banner)}</span>
        </div>
      </div>
      <div className={styles.actions}>
        <Switch
          label={<VisuallyHidden>Показывать «{title}»</VisuallyHidden>}
          isChecked={isActive}
          onChange={onSwitch}
        />
        <DropdownMenu
          label={`Действия: ${title}`}
          trigger={<IconButton label={`Действия: ${title}`} icon={<MoreIcon />} />}
          items={[
            { id: 'edit', label: 'Изменить', icon: <PencilIcon />, onSelect: onEdit },
            { id: 'up', label: 'Выше', icon: <ArrowUpIcon />, onSelect: () => onMove(-1), isDisabled: isFirst },
            { id: 'down', label: 'Ниже', icon: <ArrowDownIcon />, onSelect: () => onMove(1), isDisabled: isLast },
            { id: 'delete', label: 'Удалить', icon: <TrashIcon />, tone: 'danger', onSelect: onDrop },
          ]}
        />
      </div>
    </div>
  );
}
