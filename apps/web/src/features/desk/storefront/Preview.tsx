import { bannerViewers, type BannerViewers } from '@vetka/domain/page';
import type { Shelf, ShopBanners, ShopPage } from '@vetka/domain/storefront';
import { Segmented } from '@vetka/ui/Segmented';
import { Select } from '@vetka/ui/Select';
import { useState, type ComponentType } from 'react';
import { viewersLabels } from './bannerDraft.ts';
import { PreviewFrame, type Device } from '../../../shell/previews/PreviewFrame.tsx';
import * as styles from './storefront.css.ts';

/** The editable content of a shop's page. */
export interface PreviewedShop {
  service: string;
  page: ShopPage;
  banners: ShopBanners;
  goods: Shelf['goods'];
  isFollower: boolean;
}
export type ShopPreview = ComponentType<{ shop: PreviewedShop }>;

const devices = [
  { value: 'phone' as const, label: 'Телефон' },
  { value: 'desktop' as const, label: 'Компьютер' },
];
/** Height of the window of each device (px). */
const heights: Record<Device, number> = { phone: 760, desktop: 900 };
const viewerLabels: Record<BannerViewers, string> = {
  ...viewersLabels,
  EVERYBODY: 'Покупатель',
  GUESTS: 'Гость без входа',
  FOLLOWERS: 'Подписчик магазина',
  COMPANIES: 'Компания или ИП',
  SUBSCRIBERS: 'Покупатель с подпиской',
};
const viewers = bannerViewers.map((value) => ({ value, label: viewerLabels[value] }));

const isShown = (viewer: BannerViewers, now: number) => (banner: ShopBanners[number]) =>
  banner.isActive &&
  (banner.viewers === 'EVERYBODY' || banner.viewers === viewer) &&
  (banner.startsAt === null || Date.parse(banner.startsAt) <= now) &&
  (banner.endsAt === null || Date.parse(banner.endsAt) > now);

interface PreviewProps {
  shop: Omit<PreviewedShop, 'isFollower'>;
  Shop: ShopPreview;
}

/** A preview of the shop's page, by device and by visitor, with all unpublished changes. */
export function Preview({ shop, Shop }: PreviewProps) {
  const [device, setDevice] = useState<Device>('phone');
  const [viewer, setViewer] = useState<BannerViewers>('GUESTS');
  const [now] = useState(() => Date.now());
  const banners = shop.banners.filter(isShown(viewer, now));
  return (
    <section className={styles.preview} aria-label="Так увидят">
      <div className={styles.head}>
        <h2 className={styles.title}>Так увидят</h2>
        <Segmented label="Устройство" options={devices} value={device} onChange={setDevice} />
      </div>
      <Select label="Кто смотрит" options={viewers} value={viewer} onChange={setViewer} />
      <PreviewFrame
        title="Как увидят страницу магазина"
        device={device}
        height={heights[device]}
        styles={{ box: styles.phoneFrame, frame: styles.frame }}
      >
        <Shop shop={{ ...shop, banners, isFollower: viewer === 'FOLLOWERS' }} />
      </PreviewFrame>
    </section>
  );
}
