import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { keepChoice, readChoices, type DeskChoices } from './deskMemory.ts';

/** The person's choices at their desks, and a way to change them. Empty on the server and while hydrating. */
export function useChoices(userId: number): [DeskChoices, (choice: DeskChoices) => void] {
  const isHydrated = useHydrated();
  const [changed, setChanged] = useState<DeskChoices>({});
  const keep = (choice: DeskChoices) => {
    keepChoice(userId, choice);
    setChanged({ ...changed, ...choice });
  };
  return [isHydrated ? { ...readChoices(userId), ...changed } : {}, keep];
}
