/** The page of search. */
export const SEARCH_PATH = '/search'

/** What its field is called, wherever it stands. */
export const SEARCH_LABEL = '搜索服务、案例、新闻、岗位与软件著作权'

/** Where the results of a term are: of all groups, or of one and its page. */
export function searchAddress(term: string, type?: string, page = 1): string {
  const asked = new URLSearchParams({ q: term })
  if (type) asked.set('type', type)
  if (page > 1) asked.set('page', String(page))
  return `${SEARCH_PATH}?${asked}`
}
