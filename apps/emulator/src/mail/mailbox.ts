import { randomUUID } from 'node:crypto';

export interface ReceivedLetter {
  id: string;
  messageId: string;
  from: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

const maxKept = 200;

/** Letters that were captured instead of delivered, newest first. A repeat of a Message-ID replaces the letter. */
export class Mailbox {
  #letters: ReceivedLetter[] = [];

  add(letter: Omit<ReceivedLetter, 'id' | 'receivedAt'>): void {
    const others = this.#letters.filter(({ messageId }) => messageId === '' || messageId !== letter.messageId);
    const received = { ...letter, id: randomUUID(), receivedAt: new Date().toISOString() };
    this.#letters = [received, ...others].slice(0, maxKept);
  }

  /** All letters, or those to one address. */
  list(to?: string): ReceivedLetter[] {
    return to === undefined ? this.#letters : this.#letters.filter((letter) => letter.to.includes(to.toLowerCase()));
  }

  find(id: string): ReceivedLetter | undefined {
    return this.#letters.find((letter) => letter.id === id);
  }

  clear(): void {
    this.#letters = [];
  }
}
