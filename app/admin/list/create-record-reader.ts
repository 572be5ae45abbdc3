import { untypedApi } from '#app/admin/api/untyped-api.ts'
import type { ListRecord, RecordListProps } from './record-list-props.ts'

/** Reads the records of a list again, as they are on the server now. */
export function createRecordReader({ calls, only, ...props }: RecordListProps) {
  async function readAll(): Promise<readonly ListRecord[] | undefined> {
    if (props.readAll) return props.readAll()
    if (!calls.list) return undefined
    return (await untypedApi(calls.list, { category: String(only?.category ?? '') })) as readonly ListRecord[]
  }

  async function readOne(id: unknown): Promise<ListRecord | undefined> {
    return (await readAll())?.find((record) => record.id === id)
  }

  return { readAll, readOne }
}
