import { formatDate } from '@vetka/domain/date';
import { useEffect, useState } from 'react';
import { useDesk } from './DeskContext.ts';

/** A photo chosen on this device, with a URL for its preview. */
export function useChosenPhoto() {
  const { timeZone } = useDesk().place;
  const [chosen, setChosen] = useState<{ file: File; url: string }>();
  useEffect(
    function freeUrl() {
      return () => {
        if (chosen) URL.revokeObjectURL(chosen.url);
      };
    },
    [chosen],
  );
  const photo = chosen && {
    url: chosen.url,
    note: `Снято в ${formatDate(chosen.file.lastModified, 'H:mm', { timeZone })}`,
  };
  return {
    file: chosen?.file,
    photo,
    choose: (file: File) => setChosen({ file, url: URL.createObjectURL(file) }),
  };
}
