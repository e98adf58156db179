import type { HeldShop } from '@vetka/domain/payout';
import { Button } from '@vetka/ui/Button';
import { useState } from 'react';
import * as styles from '../moderation.css.ts';
import { HoldDialog, ReleaseDialog } from './HoldDialogs.tsx';

interface HoldSwitchProps {
  shop: HeldShop['shop'];
  /** Its holds; undefined when it has none. */
  held: Pick<HeldShop, 'hold' | 'others'> | undefined;
}

/** Holds or releases a shop, after a reason. A hold that the tax service lifts leaves room for a decision. */
export function HoldSwitch({ shop, held }: HoldSwitchProps) {
  const [asked, setAsked] = useState<'hold' | 'release' | null>(null);
  const words = held ? 'Приостановить до проверки' : 'Приостановить выплаты';
  // The main hold comes first, so the others are for taxes too.
  const mayHold = !held || held.hold.kind === 'TAX_STATUS';
  const close = () => setAsked(null);
  return (
    <div className={styles.buttons}>
      {held && (
        <Button
          size="s"
          variant="tonal"
          aria-label={`Возобновить выплаты: ${shop.name}`}
          onClick={() => setAsked('release')}
        >
          Возобновить выплаты
        </Button>
      )}
      {mayHold && (
        <Button size="s" variant="outline" aria-label={`${words}: ${shop.name}`} onClick={() => setAsked('hold')}>
          {words}
        </Button>
      )}
      {asked === 'hold' && <HoldDialog shop={shop} onClose={close} />}
      {asked === 'release' && <ReleaseDialog shop={shop} onClose={close} />}
    </div>
  );
}
