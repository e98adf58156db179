import type { HeldShop } from '@vetka/domain/payout';
import { Button } from '@vetka/ui/Button';
import { useState } from 'react';
import * as styles from '../moderation.css.ts';
import { HoldDialog, ReleaseDialog } from './HoldDialogs.tsx';

interface HoldSwitchProps {
  shop: HeldShop['shop'];
  isHeld: boolean;
}

/** Holds or releases a shop, after a reason. */
export function HoldSwitch({ shop, isHeld }: HoldSwitchProps) {
  const [asked, setAsked] = useState<'hold' | 'release' | null>(null);
  const close = () => setAsked(null);
  return (
    <div className={styles.buttons}>
      <Button
        size="s"
        variant={isHeld ? 'tonal' : 'outline'}
        aria-label={`${isHeld ? 'Возобновить' : 'Приостановить'} выплаты: ${shop.name}`}
        onClick={() => setAsked(isHeld ? 'release' : 'hold')}
      >
        {isHeld ? 'Возобновить выплаты' : 'Приостановить выплаты'}
      </Button>
      {asked === 'hold' && <HoldDialog shop={shop} onClose={close} />}
      {asked === 'release' && <ReleaseDialog shop={shop} onClose={close} />}
    </div>
  );
}
