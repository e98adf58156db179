import { useCallback, useEffect, useState } from 'react';
import { useUnsaved } from '../../../shell/forms/useUnsaved.ts';
import type { OnUnfinished } from './EditorNames.ts';

/** Pictures that the server does not have yet: an article is not published without them, nor left without a question. */
export function useUnfinishedPictures() {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const { onUnsaved, question } = useUnsaved();
  const onUnfinished: OnUnfinished = useCallback(
    (key, problem) =>
      setProblems((known) => {
        const others = [...known].filter(([each]) => each !== key);
        return new Map(problem === undefined ? others : [...others, [key, problem]]);
      }),
    [],
  );
  const hasAny = problems.size > 0;
  useEffect(
    function reportUnfinished() {
      onUnsaved('pictures', hasAny);
    },
    [onUnsaved, hasAny],
  );
  const [problem] = problems.values();
  return { problem, onUnfinished, question };
}
