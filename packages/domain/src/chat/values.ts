export const chatMessageTypes = ['INVITE', 'TEXT'] as const;
/** Path of the chat socket on the API's origin. */
export const chatSocketPath = '/api/v1/socket.io';
/** Maximum message length in characters, surrounding whitespace not counted. */
export const chatTextMax = 4000;
/** Maximum length of a search in a room. */
export const chatSearchMax = 100;
/** Maximum files in one message. */
export const chatAttachmentsMax = 10;

export const roomBlocks = ['OWN', 'OTHER'] as const;
