/** Something that was found, ready for display. */
export interface Result {
  to: string
  title: string
  /** Plain text around the first word found. */
  excerpt: string
}

/** What was found of one kind. */
export interface ResultGroup {
  type: string
  /** Its heading. */
  name: string
  total: number
  /** More may hold the term than were looked at. */
  isCut: boolean
  page: number
  pages: number
  results: readonly Result[]
}

/** What the page of search shows. */
export interface SearchContent {
  /** What was typed; empty where nothing was. */
  term: string
  /** What the results are marked with. */
  words: readonly string[]
  /** Why nothing was looked for, or that it failed. */
  sentence?: string
  /** Groups that hold something, in their order; none where nothing was looked for. */
  groups: readonly ResultGroup[]
  /** The one group that was asked for. */
  type?: string
}
