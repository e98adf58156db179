import { backOnline, isLostChunk, reloadOnLostChunk } from './errors/lostChunk.ts';
import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';

interface ComponentModule<Props> {
  default: ComponentType<Props>;
}

type Load<Props> = () => Promise<ComponentModule<Props>>;

/**
 * While the page is reloading or offline, the server-rendered HTML stays: this retries once online. Other failures are
 * thrown.
 */
async function loadWithRetry<Props>(load: Load<Props>): Promise<ComponentModule<Props>> {
  try {
    return await load();
  } catch (error) {
    if (reloadOnLostChunk(error)) return new Promise(() => {});
    if (!isLostChunk(error) || navigator.onLine) throw error;
    await backOnline();
    return loadWithRetry(load);
  }
}

const never = () => () => {};

/**
 * Whether the component is rendered on the server or hydrates its HTML. Unlike `useHydrated` the answer never changes: a
 * change would render the component again, and React would discard the HTML if its code has not loaded yet.
 */
function useIsOfServer(): boolean {
  const isOfServer = useRef(false);
  return useSyncExternalStore(
    never,
    () => isOfServer.current,
    () => (isOfServer.current = true),
  );
}

/** The modules that the server is loading. */
const loading = new Set<Promise<void>>();

/** On the server: waits for the modules of all lazy components, so that a page renders without suspending. */
export async function lazyComponentsLoaded(): Promise<void> {
  // A loaded module may declare lazy components of its own.
  while (loading.size > 0) await Promise.all(loading);
}

/** A lazily hydrated component, and a way to preload its code. */
interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /**
   * For route loaders, so that client-side navigation never shows a gap. A failure is reported when the component
   * renders.
   */
  preload: () => Promise<void>;
}

/**
 * A component whose code is not needed for the first paint. It is rendered on the server like any other; in the browser
 * it stays as rendered until its code has loaded, and is then hydrated. React drops clicks on it until then:
 * `earlyPresses.ts` records and replays them. `React.lazy` alone would suspend on the server too, and has no preload.
 * A component that is first rendered in the browser shows its placeholder without suspending: React keeps the fallback of
 * a suspended component for at least 300 ms, even when the code arrives sooner.
 * @param load imports the component's module, as for `React.lazy`
 * @param Placeholder shown until then where the server has rendered nothing
 */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  Placeholder: (props: Props) => ReactNode = () => null,
): LazyComponent<Props> {
  let known: ComponentModule<Props> | undefined;
  const fetch = async (from: () => Promise<ComponentModule<Props>>) => (known ??= await from());
  const preload = async () => void (await fetch(load).catch(() => undefined));
  if (import.meta.env.SSR) {
    const started = preload().finally(() => loading.delete(started));
    loading.add(started);
  }
  const Lazy = lazy(() => fetch(() => loadWithRetry(load)));
  function LazyComponent(props: Props) {
    const isOfServer = useIsOfServer();
    // The component keeps its initial type: another type would remount it and lose the input.
    const [Component, setComponent] = useState(() => known?.default ?? (isOfServer ? Lazy : undefined));
    useLayoutEffect(
      function loadWithoutSuspending() {
        // After a failure `Lazy` tries again, and throws if that fails too.
        if (!Component) void preload().then(() => startTransition(() => setComponent(() => known?.default ?? Lazy)));
      },
      [Component],
    );
    const placeholder = <Placeholder {...props} />;
    return <Suspense fallback={placeholder}>{Component ? <Component {...props} /> : placeholder}</Suspense>;
  }
  // An update that reaches a component before its code has loaded would make React discard the server-rendered HTML.
  const component = memo(LazyComponent) as unknown as (props: Props) => ReactNode;
  return Object.assign(component, { preload });
}
