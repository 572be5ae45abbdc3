import type { ReactNode } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { ApiError } from '#contract/client/api-error.ts'

/** What a call about many records, when it was refused, says of one of them. */
export interface RowRefusal {
  id: number
  name: string
  message: string
}

export interface RefusedRowsProps {
  refusals: readonly RowRefusal[]
  /** What has been done about it, or what to do now. */
  advice: string
  /** A button that helps. */
  action?: ReactNode
}

/** Says that nothing was written of many records, and names each that refused. */
export function RefusedRows({ refusals, advice, action }: RefusedRowsProps) {
  return (
    <Alert tone="danger" role="alert" title="没有改动任何记录，因为以下记录不能这样操作" action={action}>
      <ul>
        {refusals.map(({ id, name, message }) => (
          <li key={id}>
            {name}：{message}
          </li>
        ))}
      </ul>
      <p>{advice}</p>
    </Alert>
  )
}

/** Gives each refused record, which the server names `ids.7`, its name in the list. */
export function refusalsOf<Each extends { id: number }>(
  error: unknown,
  records: readonly Each[],
  nameOf: (record: Each) => string,
): RowRefusal[] {
  if (!(error instanceof ApiError)) return []
  return error.errors.flatMap(({ field, message }) => {
    const record = records.find(({ id }) => field === `ids.${id}`)
    return record ? [{ id: record.id, name: nameOf(record), message }] : []
  })
}
