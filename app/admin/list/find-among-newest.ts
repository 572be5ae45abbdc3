import type { Endpoint } from '#content/registry/api-client.ts'
import { untypedApi } from '#app/admin/api/untyped-api.ts'

/**
 * A record of a list that the server pages: without a page its call answers the newest thousand.
 * @returns `older` where the record may exist beyond those
 */
export async function findAmongNewest<Each extends { id: number }>(
  endpoint: Endpoint,
  id: number,
): Promise<Each | 'older' | undefined> {
  const { records, total } = (await untypedApi(endpoint)) as { records: readonly Each[]; total: number }
  const found = records.find((record) => record.id === id)
  const isBehind = records.length < total && records.every((record) => record.id > id)
  return found ?? (isBehind ? 'older' : undefined)
}
