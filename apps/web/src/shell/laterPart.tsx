import { backOnline, isLostChunk, reloadOnLostChunk } from './errors/lostChunk.ts';
import { lazy, memo, Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface PartModule<Props> {
  default: ComponentType<Props>;
}

type Load<Props> = () => Promise<PartModule<Props>>;

/**
 * While the page is reloading or offline, the server-rendered part stays: this retries once online. Other failures are
 * thrown.
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

/** A lazily hydrated part of a page, and a way to preload its code. */
interface LaterPart<Props> {
  (props: Props): ReactNode;
  /**
   * For route loaders, so that client-side navigation never shows a gap. A failure is reported when the part renders.
   */
  warmUp: () => Promise<void>;
}

/**
 * A part of a page whose code is not needed for the first paint. It is rendered on the server like any other; in the
 * browser it stays as rendered until its code has loaded, and is then hydrated. React drops clicks on it until then:
 * `earlyPresses.ts` records and replays them.
 * @param load imports the part's module
 * @param ready the module itself on the server, where nothing may load lazily: `import.meta.env.SSR ? await load() :
 * undefined`. The part must not import this module, directly or indirectly: on the server the two would deadlock
 * @param Waiting shown until then where the server has rendered nothing
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
    // The component keeps its initial type: another type would remount it and lose what was typed.
    const [Part] = useState<ComponentType<Props>>(() => known?.default ?? Lazy);
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  }
  // An update that reaches a part before its code has loaded would make React discard the server-rendered HTML.
  const part = memo(LaterPart) as unknown as (props: Props) => ReactNode;
  const warmUp = async () => void (await fetch(load).catch(() => undefined));
  return Object.assign(part, { warmUp });
}
