import type { Banner, HomeBanner } from '@vetka/domain/page';
import { Container } from '@vetka/ui/Container';
import { HeroBanner } from '@vetka/ui/patterns/page/HeroBanner';
import { Segmented } from '@vetka/ui/Segmented';
import { useState } from 'react';
import { PreviewFrame, type Device } from '../../../shell/previews/PreviewFrame.tsx';
import * as styles from './banners.css.ts';

const devices = [
  { value: 'phone' as const, label: 'Телефон' },
  { value: 'desktop' as const, label: 'Компьютер' },
];
/** As high as the banners (px). */
const heights: Record<Device, number> = { phone: 516, desktop: 536 };

const shownAs = ({ picture, label, buttonText, ...banner }: HomeBanner): Banner => ({
  id: banner.id,
  place: banner.place,
  label: label || null,
  title: banner.title || 'Заголовок',
  text: banner.text,
  buttonText: buttonText || null,
  href: banner.href,
  mediaFile: picture,
  look: banner.look,
});

interface HomePreviewProps {
  /** In the order in which they are shown. */
  banners: readonly HomeBanner[];
  /** The initial device. @default 'desktop' */
  device?: Device;
}

/** The top of the home page on the chosen device. */
export function HomePreview({ banners, device: first = 'desktop' }: HomePreviewProps) {
  const [device, setDevice] = useState<Device>(first);
  const of = (place: HomeBanner['place']) => banners.filter((banner) => banner.place === place).map(shownAs);
  return (
    <section className={styles.preview} aria-label="Так увидят">
      <Segmented label="Устройство" options={devices} value={device} onChange={setDevice} />
      <PreviewFrame
        title="Как увидят главную"
        device={device}
        height={heights[device]}
        styles={{ box: styles.box, frame: styles.frame }}
      >
        <Container>
          <HeroBanner slides={of('HERO')} sideBanners={of('SIDE')} />
        </Container>
      </PreviewFrame>
    </section>
  );
}
