import { DeskMore } from '@vetka/ui/patterns/desk/DeskFrame';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { useUnreadCount } from '../../shell/chat/useUnreadCount.ts';
import { useDesk } from './DeskContext.ts';
import { deskSections } from './deskSections.tsx';
import { useAccepting } from './useSettings.ts';

/** «Ещё» of a phone: the sections without a tab, and «Принимаем заказы». */
export default function DeskMorePage() {
  const { place } = useDesk();
  return (
    <>
      <DeskHead title="Ещё" />
      <DeskMore sections={deskSections(place, useUnreadCount())} accepting={useAccepting(place)} />
    </>
  );
}
