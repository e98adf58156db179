const mutedKey = 'vetka.chat-muted';
const notes = [
  { hertz: 880, atSeconds: 0 },
  { hertz: 1175, atSeconds: 0.09 },
];
const noteSeconds = 0.18;
const loudness = 0.08;

/** In this window; other tabs of the browser hear of the storage itself. */
const mutedEvent = 'vetka:chat-muted';

/** Whether the sound of messages is switched off in this browser. */
export function isMuted(): boolean {
  try {
    return localStorage.getItem(mutedKey) === 'yes';
  } catch {
    // Storage is switched off, and with it the choice.
    return false;
  }
}

export function setMuted(muted: boolean): void {
  try {
    localStorage.setItem(mutedKey, muted ? 'yes' : 'no');
  } catch {
    // As above.
  }
  dispatchEvent(new Event(mutedEvent));
}

/** Tells when the choice may have changed. Returns the way to call it off. */
export function watchMuted(listener: () => void): () => void {
  for (const event of ['storage', mutedEvent]) addEventListener(event, listener);
  return () => {
    for (const event of ['storage', mutedEvent]) removeEventListener(event, listener);
  };
}

let context: AudioContext | undefined;

/** Two short notes. A browser allows none before somebody has pressed something, and complains of the try. */
export function playMessageSound(): void {
  if (isMuted() || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const { hertz, atSeconds } of notes) playNote(context, hertz, context.currentTime + atSeconds);
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
