import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatMessage } from '@vetka/domain/chat';
import { Server, type Socket } from 'socket.io';
import { messageOf } from './chat-fakes.ts';

interface Sent {
  roomId: number;
  clientId: string;
  text: string;
}

const roomName = (roomId: number): string => `room:${roomId}`;

/** A small chat server: in-memory rooms, messages deduplicated by client id, the sender notified like everyone else. */
class ChatHouse {
  readonly stored: ChatMessage[] = [];
  readonly heard: [event: string, payload: unknown][] = [];
  /** Transports used by the connected clients. */
  readonly transports: string[] = [];
  /** Drop the acknowledgements of messages. */
  isDeaf = false;

  welcome(io: Server, socket: Socket): void {
    const userId = Number(socket.handshake.auth['userId']);
    this.transports.push(socket.conn.transport.name);
    socket.onAny((event: string, payload: unknown) => this.heard.push([event, payload]));
    socket.on('joinRoom', ({ roomId }: Sent) => void socket.join(roomName(roomId)));
    socket.on('leaveRoom', ({ roomId }: Sent) => void socket.leave(roomName(roomId)));
    socket.on('typing', (payload: Sent) => socket.to(roomName(payload.roomId)).emit('typing', payload));
    socket.on('sendMessage', (sent: Sent) => this.take(io, socket, userId, sent));
  }

  private take(io: Server, socket: Socket, userId: number, { roomId, clientId, text }: Sent): void {
    if (text === 'нельзя') return void socket.emit('error', { code: 'chat.refused', message: 'Нельзя', clientId });
    if (this.stored.some((message) => message.clientId === clientId)) return;
    const message = messageOf(this.stored.length + 1, { roomId, clientId, text, userId });
    this.stored.push(message);
    if (this.isDeaf) return;
    io.emit('recMessage', message);
    io.to(roomName(roomId)).emit('newMessage', message);
  }
}

/** A real socket.io server on a free port. */
export const startChatServer = async () => {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'] });
  const house = new ChatHouse();
  io.use((socket, next) =>
    next(socket.handshake.auth['userId'] === 0 ? new Error('Вам необходимо авторизоваться') : undefined),
  );
  io.on('connection', (socket) => house.welcome(io, socket));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    house,
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    countSockets: () => io.sockets.sockets.size,
    /** Breaks all connections without a close handshake. */
    cut: () => io.sockets.sockets.forEach((socket) => socket.conn.close()),
    /** Disconnects all clients from the server side. */
    dismiss: () => io.disconnectSockets(true),
    stop: () => io.close(),
  };
};
