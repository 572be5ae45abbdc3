import type { OutputOf } from '#content/registry/api-client.ts'

/** One row of the panel: the value of one key of one page. */
export type PageText = OutputOf<'GET /api/page-config/admin/list?pageKey='>[number]

/** The key whose value is a picture's path and not a text (back-office §3). */
export const IMAGE_KEY = 'backgroundImage'
