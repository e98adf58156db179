import type { HeldShop } from '@vetka/domain/payout';
import { Button } from '@vetka/ui/Button';
import { useState } from 'react';
import * as styles from '../moderation.css.ts';
import { HoldDialog, ReleaseDialog } from './HoldDialogs.tsx';
import { useShopFocus } from './useShopFocus.ts';

interface HoldSwitchProps {
  shop: HeldShop['shop'];
  /** Its holds; undefined when it has none. */
  held: Pick<HeldShop, 'hold' | 'others'> | undefined;
}

type Act = 'hold' | 'release';

/** Holds or releases a shop, after a reason. A hold that the tax service lifts leaves room for a decision. */
export function HoldSwitch({ shop, held }: HoldSwitchProps) {
  const [asked, setAsked] = useState<Act>();
  const { buttons, noteNext, keepFocus } = useShopFocus();
  const main = held ? 'release' : 'hold';
  const words = held ? 'Возобновить выплаты' : 'Приостановить выплаты';
  // The main hold comes first, so the others are for taxes too.
  const mayHoldToo = held?.hold.kind === 'TAX_STATUS';
  const ask = (act: Act) => {
    noteNext();
    setAsked(act);
  };
  const close = () => {
    setAsked(undefined);
    keepFocus();
  };
  return (
    <div ref={buttons} className={styles.buttons}>
      <Button
        size="s"
        variant={held ? 'tonal' : 'outline'}
        aria-label={`${words}: ${shop.name}`}
        onClick={() => ask(main)}
      >
        {words}
      </Button>
      {mayHoldToo && (
        <Button
          size="s"
          variant="outline"
          aria-label={`Приостановить до проверки: ${shop.name}`}
          onClick={() => ask('hold')}
        >
          Приостановить до проверки
        </Button>
      )}
      {asked === 'hold' && <HoldDialog shop={shop} onClose={close} />}
      {asked === 'release' && <ReleaseDialog shop={shop} onClose={close} />}
    </div>
  );
}
