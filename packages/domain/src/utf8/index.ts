/** Whether a string can be stored and sent as UTF-8: no NUL and no half of a surrogate pair. */
export const isText = (value: string): boolean => !value.includes('\0') && !/\p{Surrogate}/u.test(value);
