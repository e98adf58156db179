import { backOnline, isLostChunk, reloadOnLostChunk } from './errors/lostChunk.ts';
import { lazy, memo, Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface PartModule<Props> {
  default: ComponentType<Props>;
}

type Load<Props> = () => Promise<PartModule<Props>>;

/**
 * While the page is being loaded anew nothing may change, nor while there is no network: the part is fetched when it is
 * back. Any other failure is the page's.
 */
async function loadKeepingDrawn<Props>(load: Load<Props>): Promise<PartModule<Props>> {
  try {
    return await load();
  } catch (error) {
    if (reloadOnLostChunk(error)) return new Promise(() => {});
    if (!isLostChunk(error) || navigator.onLine) throw error;
    await backOnline();
    return loadKeepingDrawn(load);
  }
}

/** A part of a page, and the way to have its code before it is drawn. */
interface LaterPart<Props> {
  (props: Props): ReactNode;
  /** For a route's loader, so that who comes from another page never sees a gap. What fails is told when it is drawn. */
  warmUp: () => Promise<void>;
}

/**
 * A part of a page whose code is not needed for the first look: rendered on the server like any other, it comes to life
 * in the browser when its code has arrived, and until then stays as the server drew it.
 * @param load imports the part's module
 * @param ready the module itself on the server, where nothing may be left for later:
 *   `import.meta.env.SSR ? await load() : undefined`. The part must not import the module that says this, not even
 *   through others: on the server each would wait for the other for ever
 * @param Waiting what is seen until then where the server has drawn nothing
 */
export function laterPart<Props extends object>(
  load: Load<Props>,
  ready: PartModule<Props> | undefined,
  Waiting: (props: Props) => ReactNode = () => null,
): LaterPart<Props> {
  let known = ready;
  const fetch = async (from: () => Promise<PartModule<Props>>) => (known ??= await from());
  const Lazy = lazy(() => fetch(() => loadKeepingDrawn(load)));
  function LaterPart(props: Props) {
    // It stays what it was first drawn with: another type would be another part, without what was typed.
    const [Part] = useState<ComponentType<Props>>(() => known?.default ?? Lazy);
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  }
  // An update that reached a part before its code would throw away what the server drew.
  const part = memo(LaterPart) as unknown as (props: Props) => ReactNode;
  const warmUp = async () => void (await fetch(load).catch(() => undefined));
  return Object.assign(part, { warmUp });
}
