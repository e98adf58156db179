import { Skeleton } from '@vetka/ui/Skeleton';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export type Device = 'phone' | 'desktop';

/** Width of the window of each device (px). */
const widths: Record<Device, number> = { phone: 390, desktop: 1280 };

/** Gives the frame the stylesheets and the theme of the page, so that it looks like a real page. */
function dress(inner: Document): void {
  const { documentElement: outer } = document;
  for (const { name, value } of outer.attributes) inner.documentElement.setAttribute(name, value);
  // The frame is not interactive: there is nothing to scroll.
  inner.documentElement.style.overflow = 'hidden';
  inner.documentElement.style.scrollbarGutter = 'auto';
  inner.head.replaceChildren(
    ...[...document.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) => inner.importNode(sheet, true)),
  );
}

interface PreviewFrameProps {
  /** The content of the frame, for assistive technology. */
  title: string;
  device: Device;
  /** Height of the window (px). */
  height: number;
  /** Classes of the box around the frame, which has `data-device`, and of the frame. */
  styles: { box: string; frame: string };
  children: ReactNode;
}

/**
 * A part of a page at the width of another device: in a frame the styles see the width of the frame. Nothing in it can be
 * pressed or focused.
 */
export function PreviewFrame({ title, device, height, styles, children }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();

  // The browser may load the empty document of a frame after the page has been hydrated.
  const open = () => {
    const inner = frame.current?.contentDocument;
    if (!inner) return;
    dress(inner);
    setBody(inner.body);
  };
  const reopen = useEffectEvent(() => open());
  useEffect(function followPage() {
    reopen();
    const observer = new MutationObserver(() => reopen());
    observer.observe(document.documentElement, { attributes: true });
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(
    function fitDevice() {
      const width = widths[device];
      const fit = () => {
        if (!box.current || !frame.current) return;
        const scale = box.current.clientWidth / width;
        // A strict CSP blocks style attributes, not the CSSOM.
        frame.current.style.width = `${width}px`;
        frame.current.style.height = `${height}px`;
        frame.current.style.transform = `scale(${scale})`;
        box.current.style.height = `${height * scale}px`;
      };
      fit();
      const observer = new ResizeObserver(fit);
      if (box.current) observer.observe(box.current);
      return () => observer.disconnect();
    },
    [device, height],
  );

  return (
    <div className={styles.box} data-device={device}>
      {!body && <Skeleton shape="picture" />}
      <div ref={box} hidden={!body}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={title}
          tabIndex={-1}
          sandbox="allow-same-origin"
          inert
          onLoad={open}
        />
      </div>
      {body && createPortal(children, body)}
    </div>
  );
}
