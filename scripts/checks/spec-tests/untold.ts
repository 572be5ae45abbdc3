/** In place of a value that only running the program would tell. */
export const untold = Symbol('untold')
