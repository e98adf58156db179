import { chatSetup, emptyChat } from './chat.setup.ts';

/**
 * Rooms and messages of the signed-in user over one connection. Missed messages are fetched, undelivered ones are
 * resent, and connection errors are only logged.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: emptyChat,
  initial: 'offline',
  on: {
    // Reentering exits first, which closes the old connection.
    'chat.login': { target: '.online', actions: { type: 'enter', params: ({ event }) => event } },
    'chat.logout': { target: '.offline', actions: 'reset' },
  },
  states: {
    offline: {},
    online: {
      type: 'parallel',
      invoke: {
        id: 'connection',
        src: 'connection',
        input: ({ context }) => ({ userId: context.userId ?? 0 }),
        onError: {
          target: '.link.dropped',
          actions: { type: 'log', params: ({ event }) => ({ error: event.error }) },
        },
      },
      states: {
        link: {
          initial: 'connecting',
          on: {
            'socket.connected': '.connected',
            'socket.disconnected': [
              {
                guard: { type: 'willReconnect', params: ({ event }) => event },
                target: '.reconnecting',
                actions: { type: 'log', params: ({ event }) => ({ error: event.error }) },
              },
              { target: '.dropped', actions: { type: 'log', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
          states: {
            connecting: {},
            connected: {
              entry: ['join', 'resend'],
              initial: 'quiet',
              // Each of these stops typing first, in the room where it started.
              on: {
                'chat.joinRoom': {
                  guard: { type: 'isElsewhere', params: ({ event }) => event },
                  target: '.quiet',
                  actions: { type: 'move', params: ({ event }) => event },
                },
                'chat.leaveRoom': { guard: 'hasRoom', target: '.quiet', actions: 'leave' },
                'chat.rejoin': { actions: 'join' },
                'chat.sendMessage': {
                  guard: { type: 'canSend', params: ({ event }) => event },
                  target: '.quiet',
                  actions: [{ type: 'send', params: ({ event }) => event }, 'raiseSent'],
                },
              },
              states: {
                quiet: { on: { 'chat.type': { guard: 'hasRoom', target: 'typing' } } },
                typing: {
                  entry: { type: 'sendTyping', params: { isTyping: true } },
                  exit: { type: 'sendTyping', params: { isTyping: false } },
                  initial: 'recent',
                  on: { 'chat.type': '.recent' },
                  states: { recent: { after: { typingOff: '#chat.online.link.connected.quiet' } } },
                },
              },
            },
            reconnecting: {},
            dropped: { on: { 'chat.reconnect': { target: '#chat.online', reenter: true } } },
          },
        },
        rooms: {
          initial: 'fetching',
          on: {
            // Messages may have arrived between the response and the connection.
            'socket.connected': { target: '.fetching', actions: 'forgetTyping' },
            'socket.recMessage': {
              guard: { type: 'isUnknownRoom', params: ({ event }) => event.message },
              target: '.fetching',
            },
            'socket.newRoom': { guard: { type: 'isUnknownRoom', params: ({ event }) => event }, target: '.fetching' },
            'chat.joinRoom': { guard: { type: 'isUnknownRoom', params: ({ event }) => event }, target: '.fetching' },
          },
          states: {
            fetching: {
              invoke: {
                id: 'fetchRooms',
                src: 'fetchRooms',
                input: undefined,
                onDone: {
                  target: 'fetched',
                  actions: { type: 'keepRooms', params: ({ event }) => ({ rooms: event.output }) },
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'announceLoadFailed', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            fetched: {},
            failed: { on: { 'chat.retryRooms': 'fetching' } },
          },
        },
        room: {
          initial: 'closed',
          on: {
            'chat.joinRoom': {
              guard: { type: 'isElsewhere', params: ({ event }) => event },
              target: '.fetching',
              actions: { type: 'openRoom', params: ({ event }) => event },
            },
            'chat.leaveRoom': { guard: 'hasRoom', target: '.closed', actions: 'closeRoom' },
            'socket.connected': { guard: 'hasRoom', target: '.fetching', actions: 'startFromNewest' },
          },
          states: {
            // After the same person signs in again, the room is still open.
            closed: { always: { guard: 'hasRoom', target: 'fetching', actions: 'startFromNewest' } },
            fetching: {
              invoke: {
                id: 'fetchMessages',
                src: 'fetchMessages',
                input: ({ context }) => ({ roomId: context.place?.roomId ?? 0, page: context.page }),
                onDone: [
                  {
                    guard: { type: 'hasGap', params: ({ event }) => ({ page: event.output }) },
                    target: 'fetching',
                    reenter: true,
                    actions: [{ type: 'keepPage', params: ({ event }) => ({ page: event.output }) }, 'turnPage'],
                  },
                  {
                    target: 'shown',
                    actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
                  },
                ],
                onError: {
                  target: 'failed',
                  actions: { type: 'announceLoadFailed', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            shown: { on: { 'chat.loadOlder': { guard: 'hasOlder', target: 'fetching', actions: 'turnToOlder' } } },
            failed: { on: { 'chat.loadOlder': 'fetching' } },
          },
        },
        sentFlag: {
          initial: 'down',
          on: { 'chat.sent': '.up' },
          states: { down: {}, up: { after: { sentFlag: 'down' } } },
        },
        // Handled in a region, because a parent only receives events that no region handles.
        stream: {
          on: {
            'chat.sendMessage': {
              guard: { type: 'canSend', params: ({ event }) => event },
              actions: { type: 'queue', params: ({ event }) => event },
            },
            // Sent to every page of the person. The open room shows it even if the server does not know that it is open.
            'socket.recMessage': [
              {
                guard: { type: 'isKnown', params: ({ event }) => event.message },
                actions: [
                  { type: 'append', params: ({ event }) => event },
                  { type: 'confirm', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'isFromOther', params: ({ event }) => event.message },
                actions: [
                  { type: 'keepLastMessage', params: ({ event }) => event },
                  { type: 'append', params: ({ event }) => event },
                  { type: 'sound', params: ({ event }) => event },
                ],
              },
              {
                actions: [
                  { type: 'keepLastMessage', params: ({ event }) => event },
                  { type: 'append', params: ({ event }) => event },
                  { type: 'confirm', params: ({ event }) => event },
                ],
              },
            ],
            'socket.newMessage': {
              actions: [
                { type: 'append', params: ({ event }) => event },
                { type: 'confirm', params: ({ event }) => event },
              ],
            },
            'socket.changeMessage': { actions: { type: 'keepChange', params: ({ event }) => event } },
            'socket.typing': { actions: { type: 'keepTyping', params: ({ event }) => event } },
            'socket.error': [
              {
                guard: { type: 'isAboutMessage', params: ({ event }) => event },
                actions: [
                  { type: 'log', params: ({ event }) => ({ error: event.problem }) },
                  { type: 'giveUpMessage', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'canRejoin', params: ({ event }) => event },
                actions: [{ type: 'log', params: ({ event }) => ({ error: event.problem }) }, 'joinLater'],
              },
              { actions: { type: 'log', params: ({ event }) => ({ error: event.problem }) } },
            ],
          },
        },
      },
    },
  },
});
