import * as RadixDialog from 'radix-ui/dialog';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { CloseButton } from '../../internal/CloseButton/CloseButton.tsx';
import { useFocusReturn } from '../../internal/layers/focusReturn.ts';
import { layerGuards } from '../../internal/layers/guards.ts';
import { layerHead } from '../../internal/layers/openLayers.ts';
import { LayerScope, usePageContainer } from '../../internal/layers/LayerScope.tsx';
import { Scrim } from '../../internal/layers/Scrim.tsx';
import { useWords } from '../../internal/words/words.ts';
import { ArrowLeftIcon } from '../Icon/icons/ArrowLeftIcon.ts';
import { IconButton } from '../IconButton/index.ts';
import { usePanelPlace } from './panelStack.ts';
import * as styles from './SidePanel.css.ts';

export interface SidePanelProps {
  isOpen: boolean;
  /** Closes the panel: the cross and, without `onBack`, Escape and a press outside. */
  onClose: () => void;
  /**
   * Goes back to the panel below: shows the arrow «Назад» and handles Escape and a press outside, which close only the
   * topmost panel. For a panel that opens over another.
   */
  onBack?: (() => void) | undefined;
  title: string;
  /** A line below the title: «Товары из всех магазинов». */
  subtitle?: ReactNode;
  /** Content beside the cross: one tonal button, «Мои покупки». */
  action?: ReactNode;
  children: ReactNode;
  /** Pinned below the scrollable part: totals and one solid button. */
  foot?: ReactNode;
}

/**
 * A modal panel at the right edge, full screen on phones. Panels stack wherever they are in the tree: opening one over
 * another covers it, and the lower panel shifts 40 px to the left and dims (`data-covered`).
 *
 * Keyboard (APG dialog): Tab and Shift+Tab stay inside, Escape goes back one panel, focus returns to the trigger.
 */
export function SidePanel({ isOpen, onClose, onBack, ...surface }: SidePanelProps) {
  const { isStacked, isCovered } = usePanelPlace(isOpen);
  const container = usePageContainer();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && (onBack ?? onClose)()}>
      <RadixDialog.Portal container={container}>
        <Scrim isOpen={isOpen} content={panel} className={isStacked ? styles.clearScrim : styles.scrim} />
        <PanelSurface {...surface} panel={panel} isCovered={isCovered} onClose={onClose} onBack={onBack} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

interface PanelSurfaceProps extends Omit<SidePanelProps, 'isOpen' | 'onBack'> {
  panel: RefObject<HTMLDivElement | null>;
  onBack: (() => void) | undefined;
  isCovered: boolean;
}

function PanelSurface({ panel, isCovered, children, foot, ...head }: PanelSurfaceProps) {
  useEffect(
    function showTheTopOneOnly() {
      // Of panels that are opened in one render, the lowest would hide the others from screen readers.
      if (isCovered) panel.current?.setAttribute('aria-hidden', 'true');
      else panel.current?.removeAttribute('aria-hidden');
    },
    [isCovered, panel],
  );
  return (
    <RadixDialog.Content
      aria-modal
      ref={panel}
      data-part="panel"
      className={styles.panel}
      data-covered={isCovered ? '' : undefined}
      {...(head.subtitle == null ? { 'aria-describedby': undefined } : {})}
      {...layerGuards}
      {...useFocusReturn()}
    >
      <LayerScope>
        <PanelHead {...head} />
        <div data-part="body" className={styles.body}>
          {children}
        </div>
        {foot != null && (
          <footer data-part="foot" className={styles.foot}>
            {foot}
          </footer>
        )}
      </LayerScope>
    </RadixDialog.Content>
  );
}

type PanelHeadProps = Omit<PanelSurfaceProps, 'panel' | 'isCovered' | 'children' | 'foot'>;

function PanelHead({ title, subtitle, action, onBack, onClose }: PanelHeadProps) {
  const { back = 'Назад' } = useWords();
  return (
    <header ref={layerHead} data-part="head" className={styles.head}>
      {onBack && (
        <div className={styles.back}>
          <IconButton label={back} icon={<ArrowLeftIcon />} onClick={onBack} />
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
