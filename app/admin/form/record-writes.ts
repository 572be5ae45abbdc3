import { partsOfEndpoint } from '#contract/engine/endpoint.ts'
import { ApiError } from '#contract/client/api-error.ts'
import type { Endpoint } from '#content/registry/api-client.ts'
import { versionOf } from '#contract/engine/version.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { messages } from '#contract/shared/messages.ts'
import { untypedApi, callForMessage } from '#app/admin/api/untyped-api.ts'
import type { Values } from './use-record-dialog.ts'
import { valuesToSend } from './form-values.ts'

/** The endpoints a list of records writes through. */
export interface WriteEndpoints {
  create: Endpoint
  update: Endpoint
  remove: Endpoint
  setFlag?: Endpoint
}

/** A record as the list shows it. */
type Known = Values & { id: number }

/** The writes of a list, each through its type's own call. Each promise returns the message to show. */
export function recordWrites(fields: FieldSet, endpoints: WriteEndpoints) {
  return {
    async add(values: Values) {
      return (await callForMessage(endpoints.create, { body: values })) ?? messages.added
    },

    async change(id: number, values: Values, ifMatch: string | undefined) {
      const input = { id, body: { ...values, id }, ifMatch }
      return (await callForMessage(endpoints.update, input)) ?? messages.updated
    },

    async remove(record: Known) {
      const input = { id: record.id, ifMatch: versionOf(record) }
      return (await callForMessage(endpoints.remove, input)) ?? messages.deleted
    },

    /**
     * Sets the flag a row's switch shows; without a call for it the whole row is sent.
     * @param readAgain reads the record where a refusal tells of a conflict in a sentence only
     */
    async setFlag(record: Known, flag: string, status: 0 | 1, readAgain?: ReadAgain) {
      const setOn = async (row: Values, ifMatch: string) => {
        const { id } = record
        if (endpoints.setFlag) return setFlagBy(endpoints.setFlag, id, status, ifMatch)
        await untypedApi(endpoints.update, {
          id,
          body: { ...valuesToSend(fields, row), id, [flag]: status },
          ifMatch,
        })
        return undefined
      }
      return (await retryFlagOnConflict(record, { flag, status, setOn, readAgain })) ?? messages.statusUpdated
    },
  }
}

type ReadAgain = (id: number) => Promise<Values | undefined>

export interface FlagRetryOptions {
  /** Name of the field. */
  flag: string
  status: 0 | 1
  /** Further fields that must be as they were seen, since the act is about all records that share them. */
  shared?: readonly string[]
  /** Sends the flag for the record in this version. */
  setOn: (record: Values, ifMatch: string) => Promise<string | undefined>
  readAgain?: ReadAgain
}

/** Sets a flag. After a conflict, sets it once more unless somebody else changed the same flag. */
export async function retryFlagOnConflict(
  record: Known,
  { flag, status, shared = [], setOn, readAgain }: FlagRetryOptions,
) {
  try {
    return await setOn(record, versionOf(record))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    const current = (error.current ?? (await readAgain?.(record.id).catch(() => undefined))) as
      | Values
      | undefined
    if (!current || !shared.every((name) => current[name] === record[name])) throw error
    if (current[flag] === status) return undefined
    if (current[flag] !== record[flag]) throw error
    return setOn(current, versionOf(current))
  }
}

/** Sends a flag as its endpoint expects it: in the query, or as `{id, status}` in the body. */
export function setFlagBy(endpoint: Endpoint, id: number, status: 0 | 1, ifMatch?: string) {
  const isInQuery = partsOfEndpoint(endpoint).queryNames.includes('status')
  return callForMessage(endpoint, {
    id,
    ifMatch,
    ...(isInQuery ? { query: { status } } : { body: { id, status } }),
  })
}
