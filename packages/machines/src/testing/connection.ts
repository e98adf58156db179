import { fromCallback } from 'xstate';
import type { ConnectionCommand, ConnectionEvent, ConnectionInput } from '../chat/index.ts';

/** A connection of the chat without a socket: the test sees every command and sends what the server would. */
export function createFakeConnection() {
  const commands: ConnectionCommand[] = [];
  /** «open 1», «close 1»: connections by the id of their user. */
  const connections: string[] = [];
  let serverSends: (event: ConnectionEvent) => void = () => undefined;
  const connection = fromCallback<ConnectionCommand, ConnectionInput>(({ input, receive, sendBack }) => {
    connections.push(`open ${input.userId}`);
    serverSends = sendBack;
    receive((command) => commands.push(command));
    return () => void connections.push(`close ${input.userId}`);
  });
  return { connection, commands, connections, serverSends: (event: ConnectionEvent) => serverSends(event) };
}
