import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { CloseButton } from '../../internal/CloseButton/CloseButton.tsx';
import { useFocusReturn } from '../../internal/layers/focusReturn.ts';
import { layerGuards } from '../../internal/layers/guards.ts';
import { layerHead } from '../../internal/layers/openLayers.ts';
import { LayerScope } from '../../internal/layers/LayerScope.tsx';
import { adoptPageNonce } from '../../internal/layers/styleNonce.ts';
import { ArrowLeftIcon } from '../Icon/icons/ArrowLeftIcon.ts';
import { IconButton } from '../IconButton/index.ts';
import { usePanelPlace } from './panelStack.ts';
import * as styles from './SidePanel.css.ts';

export interface SidePanelProps {
  isOpen: boolean;
  /** The cross. Without `onBack` also Escape and a press outside. */
  onClose: () => void;
  /**
   * Back to the panel underneath: shows the arrow «Назад», and is what Escape and a press outside do, since they close
   * only the topmost panel. Give it to a panel that opens over another.
   */
  onBack?: () => void;
  title: string;
  /** A line under the title: «Товары из всех магазинов». */
  subtitle?: ReactNode;
  /** Beside the cross: one tonal button, «Мои покупки». */
  action?: ReactNode;
  children: ReactNode;
  /** Pinned under the scrolling part: sums, then one solid button. */
  foot?: ReactNode;
}

/**
 * A modal panel at the right edge, full screen on phones. Panels stack wherever they stand in the tree: one that opens
 * while another is open covers it, and the lower one shifts 40 px to the left and darkens (`data-covered`).
 *
 * Keyboard (APG dialog): Tab and Shift+Tab stay inside, Escape goes one panel back, focus returns to what opened it.
 */
export function SidePanel({ isOpen, onClose, onBack, ...surface }: SidePanelProps) {
  const { isStacked, isCovered } = usePanelPlace(isOpen);
  if (isOpen) adoptPageNonce();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && (onBack ?? onClose)()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={isStacked ? styles.clearScrim : styles.scrim} />
        <PanelSurface {...surface} isCovered={isCovered} onClose={onClose} onBack={onBack} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

interface PanelSurfaceProps extends Omit<SidePanelProps, 'isOpen' | 'onBack'> {
  onBack: (() => void) | undefined;
  isCovered: boolean;
}

function PanelSurface({ isCovered, children, foot, ...head }: PanelSurfaceProps) {
  return (
    <RadixDialog.Content
      className={styles.panel}
      data-covered={isCovered ? '' : undefined}
      {...(head.subtitle == null ? { 'aria-describedby': undefined } : {})}
      {...layerGuards}
      {...useFocusReturn()}
    >
      <LayerScope>
        <PanelHead {...head} />
        <div className={styles.body}>{children}</div>
        {foot != null && <footer className={styles.foot}>{foot}</footer>}
      </LayerScope>
    </RadixDialog.Content>
  );
}

type PanelHeadProps = Omit<PanelSurfaceProps, 'isCovered' | 'children' | 'foot'>;

function PanelHead({ title, subtitle, action, onBack, onClose }: PanelHeadProps) {
  return (
    <header ref={layerHead} className={styles.head}>
      {onBack && (
        <div className={styles.back}>
          <IconButton label="Назад" icon={<ArrowLeftIcon />} onClick={onBack} />
        </div>
      )}
      <div className={styles.naming}>
        <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
        {subtitle != null && <RadixDialog.Description className={styles.subtitle}>{subtitle}</RadixDialog.Description>}
      </div>
      {action}
      <CloseButton onClick={onClose} />
    </header>
  );
}
