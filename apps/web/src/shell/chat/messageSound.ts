const mutedKey = 'vetka.chat-muted';
const notes = [
  { hertz: 880, atSeconds: 0 },
  { hertz: 1175, atSeconds: 0.09 },
];
const noteSeconds = 0.18;
const loudness = 0.08;

/** Dispatched in this window; other tabs get the `storage` event. */
const mutedEvent = 'vetka:chat-muted';

/** Whether the sound of messages is muted in this browser. */
export function isMuted(): boolean {
  try {
    return localStorage.getItem(mutedKey) === 'yes';
  } catch {
    // Storage is disabled, so there is no stored choice.
    return false;
  }
}

export function setMuted(muted: boolean): void {
  try {
    localStorage.setItem(mutedKey, muted ? 'yes' : 'no');
  } catch {
    // Storage is disabled: the choice is not kept.
  }
  dispatchEvent(new Event(mutedEvent));
}

/** Calls back when the choice may have changed. Returns an unsubscribe function. */
export function watchMuted(listener: () => void): () => void {
  for (const event of ['storage', mutedEvent]) addEventListener(event, listener);
  return () => {
    for (const event of ['storage', mutedEvent]) removeEventListener(event, listener);
  };
}

let context: AudioContext | undefined;

/** Plays two short notes, unless the person has muted them. */
export function playMessageSound(): void {
  if (!isMuted()) playNotes(notes);
}

/** Plays short notes. Browsers block audio before the first user gesture, and log an attempt as a warning. */
export function playNotes(melody: readonly { hertz: number; atSeconds: number }[]): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const { hertz, atSeconds } of melody) playNote(context, hertz, context.currentTime + atSeconds);
}

function playNote(audio: AudioContext, hertz: number, start: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + noteSeconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + noteSeconds);
}
