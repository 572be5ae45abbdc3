import { api } from '#app/api-client/http-api.ts'
import { createPageReader } from '#app/page-data/create-page-reader.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { cleanHtml } from '#mocks/clean-html.ts'

/** The reader of one story, through MSW: what a loader remembers of a visit must not reach the next story. */
export const newPageReader = (): PageReader => createPageReader(api, { cleanHtml })
