import { useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Accepts files dropped anywhere on the page. @returns whether files are dragged over it */
export function useDroppedFiles(onDrop: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') onDrop([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(function acceptFiles() {
    const over = (event: DragEvent) => take(event);
    // Leaving the page, and not an element of it.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false);
    addEventListener('dragover', over);
    addEventListener('drop', over);
    addEventListener('dragleave', leave);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', over);
      removeEventListener('dragleave', leave);
    };
  }, []);
  return isOver;
}
