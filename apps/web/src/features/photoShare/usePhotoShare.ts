import { fullName } from '@vetka/domain/account';
import { hasRight } from '@vetka/domain/desk';
import {
  selectIsSubmitting,
  selectIsSuccess,
  selectPhotoShareErrors,
  type PhotoShareErrors,
} from '@vetka/machines/photo-share';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { invalidateAreas } from '../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { limitNoticeOf } from '../../shell/forms/limitNotice.ts';
import { useReportInvalid } from '../../shell/forms/useReportInvalid.ts';
import { usePictureDetails } from '../../shell/publications/pictures/pictureDetails.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { useUploads } from '../../shell/uploads/useUploads.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import { providePhotoShare } from './providePhotoShare.ts';

type PhotoShareActor = ReturnType<typeof useActorRef<ReturnType<typeof providePhotoShare>>>;

/** The form of a photo post: input is kept until it is published. */
export function usePhotoShare() {
  const api = useApi();
  const shop = useAuthor();
  const { slugOf } = shop;
  const actor = useActorRef(useMemo(() => providePhotoShare(api, slugOf), [api, slugOf]));
  const [text, setText] = useState('');
  const uploads = useUploads();
  const details = usePictureDetails();
  const clear = () => {
    uploads.clear();
    details.clear();
    setText('');
  };
  const [limit, setLimit] = useState<string>();
  usePhotoShareEvents(actor, clear, setLimit);
  const edit = (field: keyof PhotoShareErrors) => {
    setLimit(undefined);
    actor.send({ type: 'photoShare.edit', field });
  };
  const errors = useErrors(actor, uploads.refusal);
  return {
    isLoading: useSelector(actor, selectIsSubmitting),
    isSuccess: useSelector(actor, selectIsSuccess),
    isEmpty: text === '' && uploads.items.length === 0,
    errors: limit === undefined ? errors : { ...errors, text: limit },
    onInvalid: useReportInvalid(),
    items: uploads.items,
    author: shop.choice,
    text,
    onText(next: string) {
      setText(next);
      edit('text');
    },
    onFiles(files: readonly File[]) {
      uploads.add(files);
      edit('mediaFiles');
    },
    onRemove(id: string) {
      uploads.remove(id);
      edit('mediaFiles');
    },
    onRetry: uploads.retry,
    onMove: uploads.move,
    details: details.field,
    onPublish() {
      setLimit(undefined);
      const pictures = details.written(uploads.mediaFileIdOf);
      actor.send({ type: 'photoShare.submit', content: { text, mediaFiles: uploads.mediaFileIds(), pictures } });
    },
  };
}

const oneself = 'oneself';

/** The person, or one of the shops that they publish for. */
function useAuthor() {
  const user = useUser();
  const [value, setValue] = useState<string>(oneself);
  const latest = useRef(value);
  useEffect(function keepLatestAuthor() {
    latest.current = value;
  });
  const shops = user?.services.filter(({ role }) => hasRight(role, 'PUBLISH')) ?? [];
  const options = [
    { value: oneself, label: (user && fullName(user)) || 'От своего' },
    ...shops.map(({ slug, name }) => ({ value: slug, label: `Магазин «${name}»` })),
  ];
  return {
    slugOf: useCallback(() => (latest.current === oneself ? null : latest.current), []),
    choice: shops.length > 0 ? { options, value, onChange: setValue } : undefined,
  };
}

function useErrors(actor: PhotoShareActor, refusal: string | undefined): PhotoShareErrors {
  const errors = useSelector(actor, selectPhotoShareErrors);
  return refusal === undefined ? errors : { mediaFiles: refusal, ...errors };
}

function usePhotoShareEvents(
  actor: PhotoShareActor,
  clear: () => void,
  /** The person has published too many photos. */
  onLimit: (words: string) => void,
): void {
  const { queryClient, toasts } = useShell();
  const errors = useErrorHandler();
  const latestClear = useRef(clear);
  useEffect(function keepLatestClear() {
    latestClear.current = clear;
  });
  useEffect(
    function listenToMachine() {
      const subscriptions = [
        actor.on('photoShare.succeeded', ({ message }) => {
          toasts.show({ kind: 'success', text: message });
          latestClear.current();
          // Lists of posts, and profiles, which count them.
          void invalidateAreas(queryClient, 'content', 'account');
        }),
        // Field errors are shown under the fields.
        actor.on('photoShare.refused', ({ error }) => void errors.handle(error, { hasToasts: false })),
        actor.on('photoShare.failed', ({ error }) => {
          const words = limitNoticeOf(error);
          if (words === undefined) errors.handle(error);
          else onLimit(words);
        }),
      ];
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
    [actor, errors, onLimit, queryClient, toasts],
  );
}
