import { BottomSheet } from '@vetka/ui/BottomSheet';
import { Button } from '@vetka/ui/Button';
import { Dialog } from '@vetka/ui/Dialog';
import { SidePanel } from '@vetka/ui/SidePanel';
import { Toaster } from '@vetka/ui/Toaster';
import { useState, type ComponentType, type ReactNode } from 'react';

interface LayerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** The modal layers from which others are opened. */
export const outerLayers: Record<string, ComponentType<LayerProps>> = { Dialog, BottomSheet, SidePanel };

export const outerTitle = 'Нижний слой';
export const openerName = 'Открыть нижний слой';

/** A page taller than its window, with a button that opens a layer and the toast region. */
export function Page({ Outer, children }: { Outer: ComponentType<LayerProps>; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <main data-testid="page">
        <Button onClick={() => setIsOpen(true)}>{openerName}</Button>
        {Array.from({ length: 60 }, (_, place) => (
          <p key={place}>Строка страницы</p>
        ))}
      </main>
      <Outer isOpen={isOpen} onClose={() => setIsOpen(false)} title={outerTitle}>
        {children}
        <p data-testid="still">Место, на которое можно нажать</p>
      </Outer>
      <Toaster durationMs={60_000} />
    </>
  );
}
