import { partsOfEndpoint } from '#contract/engine/endpoint.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Endpoint } from '#content/registry/api-client.ts'
import { endpointsOfType, type EndpointOverrides } from '#app/admin/api/endpoints-of-type.ts'
import { matchesScope, scopeKey } from '#app/admin/form/scope.ts'
import { RecordList } from './record-list.tsx'
import type { ListRecord, RecordListProps } from './record-list-props.ts'
import { useReportCount } from './tab-counts.ts'
import { isList } from '#app/admin/api/response-guards.ts'
import { useQuery } from '#app/admin/api/use-query.ts'

export interface RecordPanelProps<Type extends ContentType> extends Omit<
  RecordListProps<Type>,
  'calls' | 'records' | 'reloadAfterWrite'
> {
  /** Calls in place of the declared ones. */
  calls?: EndpointOverrides<Type>
  /** back-office §8, load failures; absent where that section has a failure only logged. */
  loadFailure?: string
  /** Called after a write, once the panel has loaded its records again. */
  onWritten?: () => Promise<void> | void
}

/** Table, search, sorting, paging, toggle, delete, dialog and order of one content type: the default panel. */
export function RecordPanel<Type extends ContentType>(props: RecordPanelProps<Type>) {
  const { type, loadFailure, only, onWritten, ...list } = props
  // Without a call for the flag the toggle sends the whole row.
  const calls = endpointsOfType(type, ['list', 'create', 'update', 'remove'], props.calls)
  const loaded = useQuery(calls.list, loadFailure, undefined, {
    category: categoryOf(calls.list, only),
    guard: isList,
  })
  const answer = loaded.answer as readonly ListRecord[] | undefined
  const rows = only ? answer?.filter((record) => matchesScope(record, only)) : answer
  const recount = useReportCount(scopeKey(type, only), rows?.length)

  return (
    <RecordList
      {...list}
      type={type}
      only={only}
      calls={calls}
      records={{ ...loaded, answer: rows }}
      retryText={loadFailure ? undefined : '重试'}
      reloadAfterWrite={async () => {
        await loaded.reload()
        if (list.isMovable) recount()
        await onWritten?.()
      }}
    />
  )
}

/** The `{category}` of a list that is loaded by category. */
function categoryOf(endpoint: Endpoint, only: RecordListProps<ContentType>['only']): string | undefined {
  return partsOfEndpoint(endpoint).pathNames.includes('category') ? String(only?.category ?? '') : undefined
}
