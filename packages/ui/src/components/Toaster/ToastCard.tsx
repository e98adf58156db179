import { formatPrice } from '@vetka/domain/money';
import type { ReactNode } from 'react';
import { CloseButton } from '../../internal/CloseButton/CloseButton.tsx';
import { classes } from '../../internal/classes.ts';
import { useWords } from '../../internal/words/words.ts';
import { AlertIcon } from '../Icon/icons/AlertIcon.ts';
import { CheckIcon } from '../Icon/icons/CheckIcon.ts';
import { InfoIcon } from '../Icon/icons/InfoIcon.ts';
import { Image } from '../Image/index.ts';
import * as styles from './Toaster.css.ts';
import { dismissToast, type MessageToast, type ProductToast, type ShownToast } from './toastStore.ts';

const kindIcons: Record<MessageToast['kind'], ReactNode> = {
  info: <InfoIcon />,
  success: <CheckIcon />,
  error: <AlertIcon />,
};

/** Content of a toast. */
export function ToastCard({ toast }: { toast: ShownToast }) {
  const press = toast.onClick && (() => pressToast(toast));
  return (
    <div data-part="toast" className={styles.toast}>
      {toast.kind === 'product' ? <Product {...toast} onPress={press} /> : <Message {...toast} onPress={press} />}
      <div className={styles.cross}>
        <CloseButton onClick={() => dismissToast(toast.id)} />
      </div>
    </div>
  );
}

function pressToast({ id, onClick }: ShownToast) {
  dismissToast(id);
  onClick?.();
}

interface Pressable {
  onPress: (() => void) | undefined;
}

function Message({ kind, icon, text, actionLabel, onPress }: MessageToast & Pressable) {
  return (
    <>
      <span className={classes(styles.disc, styles.discTone[kind])}>{icon ?? kindIcons[kind]}</span>
      <span className={styles.message}>
        {onPress && actionLabel === undefined ? (
          <button type="button" className={styles.press} onClick={onPress}>
            {text}
          </button>
        ) : (
          text
        )}
        {actionLabel !== undefined && (
          <span className={styles.below}>
            <Action label={actionLabel} onPress={onPress} />
          </span>
        )}
      </span>
    </>
  );
}

function Action({ label, onPress }: { label: string } & Pressable) {
  if (!onPress) return null;
  return (
    <button type="button" className={styles.action} onClick={onPress}>
      {label}
    </button>
  );
}

function Product({ title, price, imageSrc, actionLabel, onPress }: ProductToast & Pressable) {
  const { inCart = 'В корзине' } = useWords();
  return (
    <>
      <span className={styles.picture}>
        <Image src={imageSrc} alt="" width={48} ratio="fill" />
      </span>
      <span className={styles.product}>
        <span className={styles.productTitle}>{title}</span>
        <span className={styles.price}>{formatPrice(price)}</span>
      </span>
      <Action label={actionLabel ?? inCart} onPress={onPress} />
    </>
  );
}
