import type { InputArguments } from '#content/registry/api-client.ts'
import type { EntryWithoutHtml, EntryOf, PageReadEndpoint } from './entry-types.ts'

/**
 * Reads the API for public pages; each field's kind makes values safe and non-null (`read-entry.ts`). A failed call or
 * wrong shape is logged with the message in `await read.list('GET /api/banner/list', '加载轮播图失败')`.
 */
export interface PageReader {
  /** Every entry of the answer in its order, none where the call failed. One record answers itself, or a list of one. */
  list<Of extends PageReadEndpoint>(
    endpoint: Of,
    failure: string,
    ...input: InputArguments<Of>
  ): Promise<EntryOf<Of>[]>
  /** The same without formatted texts, which are slow to clean and large, for pages that only name entries. */
  listWithoutHtml<Of extends PageReadEndpoint>(
    endpoint: Of,
    failure: string,
    ...input: InputArguments<Of>
  ): Promise<EntryWithoutHtml<Of>[]>
  /** The same as `list`, but null where the call failed, for pages that say so. */
  listOrNull<Of extends PageReadEndpoint>(
    endpoint: Of,
    failure: string,
    ...input: InputArguments<Of>
  ): Promise<EntryOf<Of>[] | null>
  /** The same as `listWithoutHtml`, but null where the call failed. */
  listWithoutHtmlOrNull<Of extends PageReadEndpoint>(
    endpoint: Of,
    failure: string,
    ...input: InputArguments<Of>
  ): Promise<EntryWithoutHtml<Of>[] | null>
  /** The one record; null where there is none or the call failed. */
  one<Of extends PageReadEndpoint>(
    endpoint: Of,
    failure: string,
    ...input: InputArguments<Of>
  ): Promise<EntryOf<Of> | null>
  /** The one record; where there is none or the call failed, one in which every field is empty. */
  oneOrEmpty<Of extends PageReadEndpoint>(
    endpoint: Of,
    failure: string,
    ...input: InputArguments<Of>
  ): Promise<EntryOf<Of>>
  /**
   * The one record that a page is about.
   * @throws what the call threw (`statusOf`): 404 and 410 are answers and not logged, all else is a failed load
   */
  oneOrThrow<Of extends PageReadEndpoint>(
    endpoint: Of,
    failure: string,
    ...input: InputArguments<Of>
  ): Promise<EntryOf<Of>>
}

/** Takes one structured line: the server's log, or the browser's console. */
export type Report = (event: string, detail?: Record<string, unknown>) => void
