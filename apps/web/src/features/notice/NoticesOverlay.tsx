import type { NoticeSide } from '@vetka/domain/notice';
import { Button } from '@vetka/ui/Button';
import { CheckCheckIcon } from '@vetka/ui/Icon';
import { SidePanel } from '@vetka/ui/SidePanel';
import { useState } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import type { OverlayProps } from '../../shell/overlays/overlayProps.ts';
import { useLinksBeneath } from '../../shell/overlays/useLinksBeneath.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { NoticeFeed } from './NoticeFeed.tsx';
import { useNotices } from './useNotices.ts';

/** «Уведомления» over a page. */
export default function NoticesOverlay({ isOpen, onClose }: OverlayProps) {
  useLinksBeneath(isOpen, onClose);
  const [side, setSide] = useState<NoticeSide>();
  const user = useUser();
  const { readAll, ...feed } = useNotices(side, isOpen && user !== null);
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      title="Уведомления"
      action={
        readAll && (
          <Button variant="tonal" size="s" icon={<CheckCheckIcon />} onClick={readAll}>
            Прочитать все
          </Button>
        )
      }
      foot={
        <Button href={pagePath('/my/notices/settings')} variant="tonal" isFullWidth>
          О чём и куда писать
        </Button>
      }
    >
      <NoticeFeed {...feed} side={side} onSide={setSide} />
    </SidePanel>
  );
}
