/** Tracks whether the pointer is pressed. */
export interface PressWatch {
  /**
   * Starts watching.
   * @returns a function that stops it
   */
  start: () => () => void;
  /**
   * Runs a function now or, during a press, after its click: a message that appears in between would move the button
   * from under the pointer.
   */
  afterPress: (run: () => void) => void;
}

export function createPressWatch(): PressWatch {
  let isPressed = false;
  let waiting: (() => void)[] = [];
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    const released = waiting;
    waiting = [];
    // The click comes right after this event.
    setTimeout(() => released.forEach((run) => run()));
  };
  return {
    start() {
      document.addEventListener('pointerdown', press, true);
      document.addEventListener('pointerup', release, true);
      document.addEventListener('pointercancel', release, true);
      return () => {
        waiting = [];
        document.removeEventListener('pointerdown', press, true);
        document.removeEventListener('pointerup', release, true);
        document.removeEventListener('pointercancel', release, true);
      };
    },
    afterPress(run) {
      if (isPressed) waiting.push(run);
      else run();
    },
  };
}
