import { createContext } from 'react'

/** Whether the story is being printed as the server prints it: no effect runs and no event comes. */
export const Printing = createContext(false)
