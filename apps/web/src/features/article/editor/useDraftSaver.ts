import type { ArticleDraft } from '@vetka/domain/article';
import { useEffect, useState } from 'react';
import { useApi } from '../../../shell/useContext.ts';
import { createDraftSaver, type DraftSaver } from './draftSaver.ts';
import { deviceDrafts, type DraftText } from './draftText.ts';

interface Opened {
  saver: DraftSaver;
  /** The initial text: the server's, or one that this device could not send. */
  text: DraftText;
  /** Goes on with the input that this device could not send. */
  resume: () => void;
}

/** Opens a draft: with the last input on this device, if it has not reached the server. */
export function useDraftSaver(draft: ArticleDraft): Opened {
  const api = useApi();
  const [opened] = useState((): Opened => {
    const saver = createDraftSaver({
      draft,
      send: (version, text) => api.article.save({ params: { id: draft.id }, body: { version, ...text } }),
    });
    const kept = typeof window === 'undefined' ? null : deviceDrafts.read(draft.id);
    let isResumed = false;
    const resume = () => {
      if (isResumed || !kept) return;
      isResumed = true;
      saver.resume(kept);
    };
    return { saver, text: kept?.text ?? saver.text(), resume };
  });
  useEffect(
    function resumeInput() {
      // Not while rendering: React may start over, and the saver that it gave up would save as well.
      opened.resume();
    },
    [opened],
  );
  useEffect(
    function saveOnReturn() {
      const save = () => void opened.saver.flush();
      addEventListener('online', save);
      addEventListener('pagehide', save);
      return () => {
        removeEventListener('online', save);
        removeEventListener('pagehide', save);
        void opened.saver.flush();
      };
    },
    [opened],
  );
  return opened;
}
