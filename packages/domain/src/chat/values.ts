export const chatMessageTypes = ['INVITE', 'TEXT'] as const;
/** Where the socket of the chat listens, at the address of the API. */
export const chatSocketPath = '/api/v1/socket.io';
/** Longest message, characters; spaces around it are not counted. */
export const chatTextMax = 4000;
/** Most files of one message. */
export const chatAttachmentsMax = 10;
