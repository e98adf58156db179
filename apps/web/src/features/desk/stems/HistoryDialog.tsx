import { stemTitle, type Stem } from '@vetka/domain/stem';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { StemMovesList } from './StemMovesList.tsx';

interface HistoryDialogProps {
  service: string;
  stem: Stem;
  onClose: () => void;
}

/** The history of one stem. */
export function HistoryDialog({ service, stem, onClose }: HistoryDialogProps) {
  return (
    <ResponsiveDialog isOpen onClose={onClose} title={`История: ${stemTitle(stem)}`}>
      <StemMovesList service={service} of={{ stem: stem.id }} />
    </ResponsiveDialog>
  );
}
