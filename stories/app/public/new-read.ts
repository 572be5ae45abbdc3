import { ask } from '#app/ask/ask.ts'
import { createRead } from '#app/read/create-read.ts'
import type { Read } from '#app/read/read.ts'
import { cleanHtml } from '#mocks/clean-html.ts'

/** The reader of one story, through MSW: what a loader remembers of a visit must not reach the next story. */
export const newRead = (): Read => createRead(ask, { cleanHtml })
