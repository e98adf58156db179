import { Switch } from '@vetka/ui/Switch';
import { useSyncExternalStore } from 'react';
import { isMuted, setMuted, watchMuted } from '../../shell/chat/messageSound.ts';

/** «Звук» of messages, stored in the browser; the server renders it on. */
export function SoundSwitch() {
  const muted = useSyncExternalStore(watchMuted, isMuted, () => false);
  return <Switch label="Звук" isChecked={!muted} onChange={(isOn) => setMuted(!isOn)} />;
}
