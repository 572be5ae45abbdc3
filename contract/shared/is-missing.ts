/** Whether a value says nothing: it was not sent, is null, or is an empty text. */
export const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''
