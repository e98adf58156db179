import { useCallback, useState } from 'react';
import { useLeaving } from '../../../shell/forms/useUnsaved.ts';
import type { OnUnfinished } from './EditorNames.ts';

/** Pictures that the server does not have yet: an article is not published without them, nor left without a question. */
export function useUnfinishedPictures() {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const onUnfinished: OnUnfinished = useCallback(
    (key, problem) =>
      setProblems((known) => {
        const others = [...known].filter(([each]) => each !== key);
        return new Map(problem === undefined ? others : [...others, [key, problem]]);
      }),
    [],
  );
  const question = useLeaving(problems.size > 0);
  const [problem] = problems.values();
  return { problem, onUnfinished, question };
}
