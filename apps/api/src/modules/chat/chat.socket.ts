import { JoinRoom, LeaveRoom, RoomTyping, SendMessage } from '@vetka/domain/chat/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, tooMany, unauthorized } from '../../platform/http/refusal.ts';
import { checkOf } from '../../platform/http/validation.ts';
import type { Writer } from '../../platform/limits/limiter.ts';
import type { RealtimeSocket } from '../../platform/realtime/realtime.ts';
import { findBlock, isParticipant, requireUnblocked } from './chat.blocking.ts';
import { broadcastMessage, openRoomOf, socketsOf } from './chat.broadcast.ts';
import { findSpeakers, requireSpeaker, type ChatUser, type Speaker } from './chat.membership.ts';
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

/** The person of a socket, as their session is at the time of an event. */
type Member = ChatUser & Writer;

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
    this.#on('joinRoom', (payload, member) => this.#join(checks.joinRoom(payload), member));
    this.#on('leaveRoom', (payload) => this.#leave(checks.leaveRoom(payload)));
    this.#on('typing', (payload, member) => this.#type(checks.typing(payload), member));
    this.#on('sendMessage', (payload, member) => this.#send(checks.sendMessage(trimmed(payload)), member));
    socket.on('disconnect', () => void this.#tasks.add(() => this.#try('typing', undefined, () => this.#stopTyping())));
  }

  /** Resolves when every event received so far is answered. */
  get settled(): Promise<void> {
    return this.#tasks.settled;
  }

  #on(event: EventName, answer: (payload: unknown, member: Member) => Promise<void>): void {
    this.#socket.on(event, (payload) => {
      const work = async () => {
        await this.#app.limits.take('chatEvents', String(this.#userId));
        await answer(payload, await this.#requireSession());
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
    this.#socket.emit('error', chatProblemOf(error, event, payload));
    if (error instanceof Refusal && error.statusCode === 401) this.#app.realtime.end(this.#socket);
  }

  /** The person, who is still signed in. @throws Refusal 401 */
  async #requireSession(): Promise<Member> {
    const { session, ip } = this.#request;
    const { userId, userSince, isAdministration } = await this.#app.sessions.find(session.token ?? undefined);
    if (userId !== this.#userId || userSince === null) throw unauthorized();
    return { id: userId, userId, createdAt: userSince, ip, isAdministration };
  }

  async #join(place: JoinRoom, member: Member): Promise<void> {
    const { roomId } = place;
    const speakers = await findSpeakers(this.#app.db, roomId);
    requireSpeaker(speakers, member, place);
    // Join before marking: a message stored between the two is delivered and marked as read.
    await this.#socket.join(openRoomOf(roomId, this.#userId));
    this.#places.set(roomId, place);
    await markRead(this.#app, { roomId, speakers, userIds: [this.#userId] });
  }

  async #leave({ roomId }: LeaveRoom): Promise<void> {
    this.#places.delete(roomId);
    await this.#socket.leave(openRoomOf(roomId, this.#userId));
    await this.#stopTyping([roomId]);
  }

  async #type({ roomId, isTyping }: RoomTyping, member: Member): Promise<void> {
    const speakers = await findSpeakers(this.#app.db, roomId);
    const { participantId } = requireSpeaker(speakers, member, this.#places.get(roomId));
    if (!isTyping) return this.#stopTyping([roomId]);
    // Those who have blocked each other do not see each other type, and are not told.
    if ((await findBlock(this.#app.db, roomId, isParticipant(participantId))) !== null) return undefined;
    this.#typingIn.add(roomId);
    return this.#showTyping(speakers, { roomId, isTyping });
  }

  #showTyping(speakers: readonly Speaker[], typing: RoomTyping): void {
    const others = speakers.filter(({ userId }) => userId !== this.#userId);
    if (others.length > 0) socketsOf(this.#app, others).emit('typing', typing);
  }

  /** Stops typing in those of the rooms where the person has started. @default in all, when the connection ends */
  async #stopTyping(roomIds: Iterable<number> = [...this.#typingIn]): Promise<void> {
    for (const roomId of roomIds) {
      if (!this.#typingIn.delete(roomId)) continue;
      this.#showTyping(await findSpeakers(this.#app.db, roomId), { roomId, isTyping: false });
    }
  }

  async #send(message: SendMessage, member: Member): Promise<void> {
    const { db } = this.#app;
    const { roomId } = message;
    requireContent(message);
    const speakers = await findSpeakers(db, roomId);
    const speaker = requireSpeaker(speakers, member, this.#places.get(roomId));
    if (await this.#repeat(message)) return;
    await requireUnblocked(db, roomId, isParticipant(speaker.participantId));
    await this.#app.limits.takeWriting('message', member);
    const id = await storeMessage(db, speaker, message);
    if (id === undefined) await this.#repeat(message);
    else await broadcastMessage(this.#app, roomId, id);
  }

  /**
   * Answers a resend with the stored message. The others receive it again too: the first attempt may have ended between
   * the commit and the delivery. @returns false when it is not stored
   */
  async #repeat(message: SendMessage): Promise<boolean> {
    const id = await findSent(this.#app.db, this.#userId, message);
    if (id === undefined) return false;
    this.#socket.emit('newMessage', await this.#app.chat.message(id));
    await broadcastMessage(this.#app, message.roomId, id);
    return true;
  }

  get #userId(): number {
    return this.#socket.data.userId;
  }
}
