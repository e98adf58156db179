import * as RadixDialog from 'radix-ui/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../../components/Button/index.ts';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { useFocusReturn } from '../layers/focusReturn.ts';
import { layerGuards } from '../layers/guards.ts';
import { layerHead } from '../layers/openLayers.ts';
import { LayerScope, useLayerContainer } from '../layers/LayerScope.tsx';
import { Scrim } from '../layers/Scrim.tsx';
import { useVisualViewport } from '../layers/visualViewport.ts';
import { useMergedRef } from '../useMergedRef.ts';
import { useWords } from '../words/words.ts';
import * as styles from './modal.css.ts';
import { useSheetDrag } from './sheetDrag.ts';

/** Props common to modal layers. */
export interface ModalProps {
  isOpen: boolean;
  /** A request to close: cross, «Отмена», Escape, press outside or drag. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: string;
  /** A sentence below the heading; read out together with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Pinned below the scrollable part: the primary button. */
  foot?: ReactNode;
  /** Element to focus on opening. @default the first focusable element */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

interface ModalFrameProps extends ModalProps {
  shape: 'card' | 'sheet' | 'responsive';
  size: 'm' | 'l';
}

/**
 * A modal layer on Radix Dialog with focus trap, inert page, scroll lock and focus return: a card, a bottom sheet, or
 * either by width.
 */
export function Modal({ isOpen, onClose, ...frame }: ModalFrameProps) {
  const container = useLayerContainer();
  const content = useRef<HTMLDivElement>(null);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal container={container}>
        <Scrim isOpen={isOpen} content={content} className={styles.scrim} />
        <ModalSurface {...frame} ref={content} onClose={onClose} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function surfaceClass(shape: ModalFrameProps['shape'], size: ModalFrameProps['size']) {
  if (shape === 'sheet') return styles.shape.sheet;
  const classes = [styles.shape[shape], styles.size[size]];
  return [...classes, shape === 'card' ? styles.phoneCardWidth : ''].join(' ');
}

interface ModalSurfaceProps extends Omit<ModalFrameProps, 'isOpen'> {
  ref: RefObject<HTMLDivElement | null>;
}

function ModalSurface({ ref, ...props }: ModalSurfaceProps) {
  const { shape, size, initialFocus, description, children, foot, onClose } = props;
  const sheet = useMergedRef(ref, useVisualViewport());
  const inset = shape === 'card' ? styles.cardInset : styles.inset;
  return (
    <RadixDialog.Content
      aria-modal
      ref={shape === 'card' ? ref : sheet}
      data-part="dialog"
      className={surfaceClass(shape, size)}
      {...(description ? {} : { 'aria-describedby': undefined })}
      {...layerGuards}
      {...useFocusReturn(initialFocus)}
    >
      <LayerScope>
        {shape !== 'card' && <Grip isOnDesktop={shape === 'sheet'} onClose={onClose} />}
        <ModalHead {...props} />
        {children != null && (
          <div data-part="body" className={`${styles.body} ${inset}`}>
            {children}
          </div>
        )}
        {(foot != null || shape !== 'card') && (
          <div data-part="foot" className={`${styles.foot} ${inset}`}>
            {foot}
            {shape !== 'card' && <CancelButton isOnDesktop={shape === 'sheet'} onClose={onClose} />}
          </div>
        )}
        {shape !== 'sheet' && <CornerClose isOnPhone={shape === 'card'} onClose={onClose} />}
      </LayerScope>
    </RadixDialog.Content>
  );
}

function ModalHead({ shape, title, description }: Omit<ModalFrameProps, 'isOpen'>) {
  const inset = shape === 'card' ? styles.cardInset : styles.inset;
  return (
    <header ref={layerHead} data-part="head" className={`${styles.head} ${inset}`}>
      <RadixDialog.Title className={`${styles.title} ${shape === 'sheet' ? '' : styles.titleBesideClose}`}>
        {title}
      </RadixDialog.Title>
      {description && <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>}
    </header>
  );
}

function Grip({ isOnDesktop, onClose }: { isOnDesktop: boolean; onClose: () => void }) {
  return (
    <div className={`${styles.grip} ${isOnDesktop ? '' : styles.onlyPhone}`} {...useSheetDrag(onClose)}>
      <span className={styles.handle} />
    </div>
  );
}

function CancelButton({ isOnDesktop, onClose }: { isOnDesktop: boolean; onClose: () => void }) {
  const { cancel = 'Отмена' } = useWords();
  return (
    <div className={isOnDesktop ? '' : styles.onlyPhone}>
      <Button variant="plain" isFullWidth onClick={onClose}>
        {cancel}
      </Button>
    </div>
  );
}

function CornerClose({ isOnPhone, onClose }: { isOnPhone: boolean; onClose: () => void }) {
  return (
    <div className={`${styles.close} ${isOnPhone ? '' : styles.onlyDesktop}`}>
      <CloseButton onClick={onClose} />
    </div>
  );
}
