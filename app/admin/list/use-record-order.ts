import { useState } from 'react'
import { toast } from '#design-system/toast/index.ts'
import { ApiError } from '#contract/client/api-error.ts'
import type { Endpoint } from '#content/registry/api-client.ts'
import { versionOf } from '#contract/engine/version.ts'
import { messages } from '#contract/shared/messages.ts'
import { untypedApi } from '#app/admin/api/untyped-api.ts'
import { saveFailure } from '#app/admin/api/unknown-outcome.ts'
import type { ListRecord } from './record-list-props.ts'
import { refusalsOf, type RowRefusal } from './refused-rows.tsx'

export interface RecordOrderOptions {
  /** The records in their present order. */
  records: readonly ListRecord[]
  /** The call that takes the ids in their new order. */
  endpoint: Endpoint
  /** Name of the field that it sets. */
  orderField: string
  /** Names a record that is refused. */
  nameOf: (id: number) => string
  /** Reads all records in their present order, where what was seen here is out of date. */
  readAll: () => Promise<readonly ListRecord[] | undefined>
  onSaved: () => void
}

/** Edits and saves the order of records; refuses when the order changed on the server. */
export function useRecordOrder(options: RecordOrderOptions) {
  const { endpoint, orderField, nameOf, readAll, onSaved } = options
  // As they were seen here: the list behind may be loaded again meanwhile.
  const [seen] = useState(options.records)
  const [byId] = useState(() => idMap(seen))
  const [ids, setIds] = useState(() => [...byId.keys()])
  const [refusal, setRefusal] = useState<{ message: string; rows: readonly RowRefusal[] }>()
  const [remaining, setRemaining] = useState<readonly ListRecord[] | undefined>(seen)
  const [isSaving, setSaving] = useState(false)

  const send = (records: readonly ListRecord[]) =>
    untypedApi(endpoint, { body: { ids: records.map(({ id }) => id), versions: records.map(versionOf) } })

  /** After a conflict, sends the order once more, unless somebody else has changed the order too. */
  async function retryOrderOnConflict() {
    try {
      await send(inOrder(ids, byId))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      const current = idMap((await readRemaining()) ?? [])
      if (!isOrderKept(seen, current, orderField)) throw error
      await send(inOrder(ids, current))
    }
  }

  async function readRemaining(): Promise<readonly ListRecord[] | undefined> {
    const all = await readAll().catch(() => undefined)
    const current = all?.filter(({ id }) => byId.has(id))
    setRemaining(current)
    return current
  }

  async function save(write: () => Promise<unknown>) {
    setSaving(true)
    setRefusal(undefined)
    try {
      await write()
      toast.success(messages.saved)
      onSaved()
    } catch (error) {
      const rows = refusalsOf(error, seen, ({ id }) => nameOf(id))
      setRefusal({ message: saveFailure(error, messages.saveFailed), rows })
      setSaving(false)
    }
  }

  return {
    seen,
    ids,
    setIds,
    isChanged: ids.some((id, place) => seen[place]?.id !== id),
    isSaving,
    refusal,
    /** The records that a refusal found still there; undefined where they could not be read. */
    remaining,
    save: () => save(retryOrderOnConflict),
    /** Saves the order also over one that somebody else has set; without a record there is nothing to send. */
    async overwrite() {
      setSaving(true)
      const current = await readRemaining()
      if (current?.length) await save(() => send(inOrder(ids, idMap(current))))
      else setSaving(false)
    },
  }
}

const idMap = (records: readonly ListRecord[]) => new Map(records.map((record) => [record.id, record]))

/** Whether each record is still there with the number it had; the sequence of the two lists does not tell. */
const isOrderKept = (seen: readonly ListRecord[], now: ReadonlyMap<number, ListRecord>, field: string) =>
  seen.every((record) => now.get(record.id)?.[field] === record[field])

/** What belongs to each id, in the order of the ids. */
export function inOrder<Item>(ids: readonly number[], byId: ReadonlyMap<number, Item>): Item[] {
  return ids.flatMap((id) => byId.get(id) ?? [])
}
