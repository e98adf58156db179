import type { Content } from '@vetka/domain/content';
import type { GalleryHandle } from '@vetka/ui/Gallery';
import { useRef, useState, type KeyboardEvent, type RefObject, type TouchEvent } from 'react';

const steps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null;

const dialogOf = (node: EventTarget | null) => (node instanceof Element ? node.closest('[role="dialog"]') : null);

/** A horizontal movement at least this long turns the page (px). */
const swipeLength = 60;

/** Handlers for the post's content and for its gallery. */
interface PostRefs {
  body: RefObject<HTMLDivElement | null>;
  gallery: RefObject<GalleryHandle | null>;
}

/**
 * The post shown of a list. Arrow keys and swipes go through its pictures, and past the last one to the next post.
 * @param posts the list that the first post was opened from; it may have changed since
 */
export function usePostPaging({ body, gallery }: PostRefs, first: Content, posts: readonly Content[] = []) {
  const [shown, setShown] = useState({ first, post: first });
  // Opened with another post: the dialog stays mounted after closing.
  if (shown.first !== first) setShown({ first, post: first });
  const { post } = shown;
  const picture = useRef(0);
  const touched = useRef<{ x: number; y: number; picture: number }>(undefined);
  const place = posts.findIndex(({ id }) => id === post.id);
  const goTo = (next: Content | undefined) => {
    if (!next) return;
    picture.current = 0;
    setShown({ first, post: next });
  };
  const neighbour = (step: -1 | 1) => (place === -1 ? undefined : posts[place + step]);
  const turn = (step: -1 | 1) => {
    const next = picture.current + step;
    if (next >= 0 && next < post.mediaFiles.length) gallery.current?.show(next);
    else goTo(neighbour(step));
  };
  return {
    post,
    onShow: (index: number) => void (picture.current = index),
    place: place === -1 ? undefined : `${place + 1} из ${posts.length}`,
    before: neighbour(-1),
    after: neighbour(1),
    goTo,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const step = steps[event.key];
        if (step === undefined || isTyping(event) || event.altKey || event.ctrlKey || event.metaKey) return;
        // Events of a dialog above this one arrive here too: React passes them along the component tree.
        if (dialogOf(event.target) !== dialogOf(body.current)) return;
        event.preventDefault();
        turn(step);
      },
      onTouchStart: ({ touches }: TouchEvent) => {
        const touch = touches[0];
        touched.current = touch && { x: touch.clientX, y: touch.clientY, picture: picture.current };
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const touch = changedTouches[0];
        if (!touched.current || !touch) return;
        const [x, y] = [touch.clientX - touched.current.x, touch.clientY - touched.current.y];
        if (Math.abs(x) < swipeLength || Math.abs(x) < 2 * Math.abs(y)) return;
        const step = x < 0 ? 1 : -1;
        const next = touched.current.picture + step;
        // Inside the post the row of pictures scrolls by itself.
        if (next < 0 || next >= post.mediaFiles.length) goTo(neighbour(step));
      },
    },
  };
}
