import type { InputArguments } from '#content/registry/api-client.ts'
import type { EntryWithoutHtml, EntryOf, PageReadEndpoint } from './entry-types.ts'

export type { EntryWithoutHtml, EntryOf, PageReadEndpoint } from './entry-types.ts'

/**
 * The door of visitors' pages to the API. A page's loader takes this and never `Ask`: what comes out of it went through
 * its field's kind, so links are safe, HTML is clean, addresses are ready for display, and nothing is null that a page
 * would have to ask about (`read-entry.ts`). A call that fails, or answers another shape, is logged with the sentence
 * and leaves the page standing.
 *
 *     await read.all('GET /api/banner/list', '加载轮播图失败')
 *     await read.oneOrEmpty('GET /api/page-config/{page}', '加载页面配置失败', { page: 'about' })
 */
export interface PageReader {
  /** Every entry of the answer in its order, none where the call failed. One record answers itself, or a list of one. */
  list<Of extends PageReadEndpoint>(
    line: Of,
    failure: string,
    ...input: InputArguments<Of>
  ): Promise<EntryOf<Of>[]>
  /**
   * The same without formatted texts, for pages that only name the entries: such a text takes longer to clean than all else of
   * its entry, and more room than the page.
   */
  listWithoutHtml<Of extends PageReadEndpoint>(
    line: Of,
    failure: string,
    ...input: InputArguments<Of>
  ): Promise<EntryWithoutHtml<Of>[]>
  /** The same as `all`, but null where the call failed, for pages that say so. */
  listOrNull<Of extends PageReadEndpoint>(
    line: Of,
    failure: string,
    ...input: InputArguments<Of>
  ): Promise<EntryOf<Of>[] | null>
  /** The one record; null where there is none or the call failed. */
  one<Of extends PageReadEndpoint>(
    line: Of,
    failure: string,
    ...input: InputArguments<Of>
  ): Promise<EntryOf<Of> | null>
  /** The one record; where there is none or the call failed, one in which every field is empty. */
  oneOrEmpty<Of extends PageReadEndpoint>(
    line: Of,
    failure: string,
    ...input: InputArguments<Of>
  ): Promise<EntryOf<Of>>
  /**
   * The one record that a page is about.
   * @throws what the call threw (`statusOf`): 404 and 410 are answers and not logged, all else is a failed load
   */
  oneOrThrow<Of extends PageReadEndpoint>(
    line: Of,
    failure: string,
    ...input: InputArguments<Of>
  ): Promise<EntryOf<Of>>
}

/** Takes one structured line: the server's log, or the browser's console. */
export type Report = (event: string, detail?: Record<string, unknown>) => void
