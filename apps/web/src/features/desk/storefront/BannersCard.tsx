import type { BannerViewers } from '@vetka/domain/page';
import { movedTo, type ShopBanner, type ShopBanners, type ShopSections } from '@vetka/domain/storefront';
import { Badge, type BadgeTone } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { SortableList } from '@vetka/ui/desk/SortableList';
import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { ArrowDownIcon, ArrowUpIcon, MoreIcon, PencilIcon, PlusIcon, TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Image } from '@vetka/ui/Image';
import { Switch } from '@vetka/ui/Switch';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import { useState } from 'react';
import { periodText } from '../../../shell/forms/wholeDays.ts';
import { BannerForm } from './BannerForm.tsx';
import { viewersLabels } from './bannerDraft.ts';
import * as styles from './storefront.css.ts';
import { useBanners, type KeepStorefront } from './useStorefront.ts';

interface BannersCardProps {
  service: string;
  banners: ShopBanners;
  sections: ShopSections;
  keep: KeepStorefront;
}

const tones: Record<BannerViewers, BadgeTone> = {
  EVERYBODY: 'leaf',
  GUESTS: 'neutral',
  FOLLOWERS: 'peony',
  COMPANIES: 'honey',
  SUBSCRIBERS: 'lilac',
};

/** The announcements on a shop's page: audience, period and order. */
export function BannersCard({ service, banners, sections, keep }: BannersCardProps) {
  const commands = useBanners(service, keep);
  const [edited, setEdited] = useState<ShopBanner | 'new' | null>(null);
  const [deleted, setDeleted] = useState<ShopBanner | null>(null);
  const placeOf = (id: number) => banners.findIndex((banner) => banner.id === id);
  const move = (id: number, place: number) => commands.arrange(movedTo(banners, placeOf(id), place));
  return (
    <section className={styles.card} aria-labelledby="banners">
      <div className={styles.head}>
        <h2 id="banners" className={styles.title}>
          Баннеры
        </h2>
        <Button variant="plain" icon={<PlusIcon />} onClick={() => setEdited('new')}>
          Баннер
        </Button>
      </div>
      {banners.length === 0 && (
        <p className={styles.note}>Баннеров пока нет. Расскажите о привозе, празднике или скидке.</p>
      )}
      <SortableList
        label="Порядок баннеров"
        items={banners}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        onMove={({ id }, place) => move(id, place)}
        hasMoveButtons={false}
      >
        {(banner, place) => (
          <Row
            banner={banner}
            isFirst={place === 0}
            isLast={place === banners.length - 1}
            onMove={(by) => move(banner.id, place + by)}
            onEdit={() => setEdited(banner)}
            onDelete={() => setDeleted(banner)}
            onSwitch={(isActive) => commands.switchOn(banner.id, isActive)}
          />
        )}
      </SortableList>
      {edited !== null && (
        <BannerForm
          service={service}
          banner={edited === 'new' ? null : edited}
          sections={sections}
          onSaved={(saved) => keep({ banners: saved })}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        isOpen={deleted !== null}
        title="Удалить баннер?"
        text={`«${deleted?.title ?? ''}» исчезнет со страницы. Чтобы спрятать его на время, выключите.`}
        confirmLabel="Удалить"
        cancelLabel="Оставить"
        tone="danger"
        onClose={() => setDeleted(null)}
        onConfirm={() => {
          if (deleted) commands.remove(deleted.id);
          setDeleted(null);
        }}
      />
    </section>
  );
}

interface RowProps {
  banner: ShopBanner;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
  onSwitch: (isActive: boolean) => void;
}

function Row({ banner, isFirst, isLast, onMove, onEdit, onDelete, onSwitch }: RowProps) {
  const { title, picture, viewers, isActive } = banner;
  return (
    <div className={styles.bannerRow}>
      <span className={styles.bannerPicture}>
        <Image src={picture?.url} alt="" width={132} ratio="fill" corner="none" />
      </span>
      <div className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={styles.badges}>
          <Badge tone={tones[viewers]}>{viewersLabels[viewers]}</Badge>
          <span className={styles.note}>{periodText(banner)}</span>
        </span>
      </div>
      <div className={styles.bannerActions}>
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
            { id: 'delete', label: 'Удалить', icon: <TrashIcon />, tone: 'danger', onSelect: onDelete },
          ]}
        />
      </div>
    </div>
  );
}
