/** Work that stays pending until it is released. */
export function gate() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { wait: () => promise, release: () => release() };
}
