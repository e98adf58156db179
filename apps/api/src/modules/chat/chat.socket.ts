import { JoinRoom, LeaveRoom, RoomTyping, SendMessage } from '@vetka/domain/chat/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, tooMany, unauthorized } from '../../platform/http/refusal.ts';
import { checkOf } from '../../platform/http/validation.ts';
import type { Writer } from '../../platform/limits/limiter.ts';
import { roomOfUser, type RealtimeSocket } from '../../platform/realtime/realtime.ts';
import { isParticipant, requireUnblocked } from './chat.blocking.ts';
import { broadcastMessage, openRoomOf, socketsOf } from './chat.broadcast.ts';
import { findSpeakers, requireSpeaker } from './chat.membership.ts';
import { chatProblemOf, reasonOf } from './chat.problem.ts';
import { markRead } from './chat.reading.ts';
import { findSent, requireContent, storeMessage, trimmed } from './chat.sending.ts';
import { TaskQueue } from './chat.queue.ts';

const checks = {
  joinRoom: checkOf(JoinRoom),
  leaveRoom: checkOf(LeaveRoom),
  typing: checkOf(RoomTyping),
  sendMessage: checkOf(SendMessage),
};
type EventName = keyof typeof checks;

/** One connection of a person to the chat. The session, the room and the role are checked again for every event. */
export class ChatSocket {
  readonly #app: FastifyInstance;
  readonly #socket: RealtimeSocket;
  readonly #request: FastifyRequest;
  readonly #tasks = new TaskQueue();
  /** Open rooms, and the participant the person joined each as. */
  readonly #places = new Map<number, JoinRoom>();
  readonly #typingIn = new Set<number>();

  constructor(app: FastifyInstance, socket: RealtimeSocket) {
    this.#app = app;
    this.#socket = socket;
    this.#request = app.realtime.requestOf(socket);
    this.#on('joinRoom', (payload) => this.#join(checks.joinRoom(payload)));
    this.#on('leaveRoom', (payload) => this.#leave(checks.leaveRoom(payload)));
    this.#on('typing', (payload) => this.#type(checks.typing(payload)));
    this.#on('sendMessage', (payload) => this.#send(checks.sendMessage(trimmed(payload))));
    socket.on('disconnect', () => void this.#tasks.add(() => this.#try('typing', undefined, () => this.#stopTyping())));
  }

  /** Resolves when every event received so far is answered. */
  get settled(): Promise<void> {
    return this.#tasks.settled;
  }

  #on(event: EventName, answer: (payload: unknown) => Promise<void>): void {
    this.#socket.on(event, (payload) => {
      const work = async () => {
        await this.#app.limits.take('chatEvents', String(this.#userId));
        await this.#requireSession();
        await answer(payload);
      };
      if (!this.#tasks.add(() => this.#try(event, payload, work))) this.#refuse(event, payload, tooMany());
    });
  }

  async #try(event: EventName, payload: unknown, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.#refuse(event, payload, error));
  }

  #refuse(event: EventName, payload: unknown, error: unknown): void {
    const { log } = this.#request;
    if (error instanceof Refusal) log.info({ event, code: error.code }, 'socket event refused');
    else log.error({ event, reason: reasonOf(error) }, 'socket event failed');
    this.#socket.emit('error', chatProblemOf(error, payload));
    if (error instanceof Refusal && error.statusCode === 401) this.#app.realtime.end(this.#socket);
  }

  /** The person, who is still signed in. @throws Refusal 401 */
  async #requireSession(): Promise<Writer> {
    const { session, ip } = this.#request;
    const { userId, userSince } = await this.#app.sessions.find(session.token ?? undefined);
    if (userId !== this.#userId || userSince === null) throw unauthorized();
    return { userId, createdAt: userSince, ip };
  }

  async #join(place: JoinRoom): Promise<void> {
    const { roomId } = place;
    requireSpeaker(await findSpeakers(this.#app.db, roomId), this.#userId, place);
    // Join before marking: a message stored between the two is delivered and marked as read.
    await this.#socket.join(openRoomOf(roomId, this.#userId));
    this.#places.set(roomId, place);
    await markRead(this.#app.db, roomId, [this.#userId]);
  }

  async #leave({ roomId }: LeaveRoom): Promise<void> {
    this.#places.delete(roomId);
    await this.#socket.leave(openRoomOf(roomId, this.#userId));
    if (this.#typingIn.has(roomId)) await this.#type({ roomId, isTyping: false });
  }

  async #type({ roomId, isTyping }: RoomTyping): Promise<void> {
    const speakers = await findSpeakers(this.#app.db, roomId);
    requireSpeaker(speakers, this.#userId);
    if (isTyping) this.#typingIn.add(roomId);
    else this.#typingIn.delete(roomId);
    const others = speakers.filter(({ userId }) => userId !== this.#userId);
    if (others.length > 0) socketsOf(this.#app, others, roomOfUser).emit('typing', { roomId, isTyping });
  }

  /** Stops typing in every room when the connection ends. */
  async #stopTyping(): Promise<void> {
    for (const roomId of this.#typingIn) await this.#type({ roomId, isTyping: false });
  }

  async #send(message: SendMessage): Promise<void> {
    const { db } = this.#app;
    const { roomId } = message;
    requireContent(message);
    const speakers = await findSpeakers(db, roomId);
    const speaker = requireSpeaker(speakers, this.#userId, this.#places.get(roomId));
    const isSent = await this.#confirm(message);
    if (isSent) return;
    await requireUnblocked(db, roomId, isParticipant(speaker.participantId));
    await this.#app.limits.takeWriting('message', await this.#requireSession());
    const id = await storeMessage(db, speaker, message);
    if (id === undefined) await this.#confirm(message);
    else await broadcastMessage(this.#app, roomId, id);
  }

  /** Answers a resend with the stored message. @returns false when there is none */
  async #confirm(message: SendMessage): Promise<boolean> {
    const id = await findSent(this.#app.db, this.#userId, message);
    if (id !== undefined) this.#socket.emit('newMessage', await this.#app.chat.message(id));
    return id !== undefined;
  }

  get #userId(): number {
    return this.#socket.data.userId;
  }
}
