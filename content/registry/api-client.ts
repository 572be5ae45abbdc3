import type { RequestOptions } from '#contract/client/api-error.ts'
import type { Calls } from './calls.ts'

/** A call by its line, e.g. `'GET /api/banner/list'`. */
export type Endpoint = keyof Calls

export type InputOf<SomeLine extends Endpoint> = Calls[SomeLine]['input']
export type OutputOf<SomeLine extends Endpoint> = Calls[SomeLine]['output']

/** May be left out when a call needs nothing. */
export type InputArguments<SomeLine extends Endpoint> =
  Record<never, never> extends InputOf<SomeLine>
    ? [input?: InputOf<SomeLine> & RequestOptions]
    : [input: InputOf<SomeLine> & RequestOptions]

/**
 * The one typed door to the API, for loaders, actions, panels and stories. The input holds the path's `{names}` at
 * its top, beside `query`, `body` and `ifMatch`:
 *
 *     await ask('GET /api/banner/list')
 *     await ask('DELETE /api/partner/{id}', { id: 3, ifMatch: versionOf(partner) })
 *     await ask('GET /api/contact/admin/list', { query: { page: 2, keyword: '标注' } })
 *
 * Answers what the call means, out of its envelope: `data`, a bare body, a plain sentence; for a paged list
 * `{ records, total }`.
 * @throws ApiError for every refusal and failure
 */
export type ApiClient = <SomeLine extends Endpoint>(
  line: SomeLine,
  ...input: InputArguments<SomeLine>
) => Promise<OutputOf<SomeLine>>
