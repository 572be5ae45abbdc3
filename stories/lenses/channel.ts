/** The preview tells which calls the story has made. */
export const CALLS_MADE = 'lenses/calls-made'
/** A panel that has just opened asks to be told. */
export const CALLS_WANTED = 'lenses/calls-wanted'
