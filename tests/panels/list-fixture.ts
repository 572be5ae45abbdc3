import { screen } from '@testing-library/react'
import type { ApiClient } from '#content/registry/api-client.ts'
import type { CallInput } from '#app/admin/api/untyped-api.ts'
import { sent, showPanel } from './console-fixture.tsx'
import type { ListFacts } from './list-facts.ts'

/** A record as any list has it. */
export interface Known {
  id: number
  [name: string]: unknown
}

/** Shows a list's panel, at its tab. */
export async function openList({ panel, tab }: ListFacts) {
  const shown = await showPanel(panel)
  if (tab) await shown.user.click(await screen.findByRole('tab', { name: new RegExp(`^${tab}`) }))
  return shown
}

/** The calls that were made by this line, whose `{id}` is the given one. */
export const made = (line: string, id: number | string = '') =>
  sent.filter((call) => call.line === line.replace('{id}', String(id)))

/** The records as the API has them, in the order of the list. */
export async function listed(api: ApiClient, { list, category }: ListFacts): Promise<readonly Known[]> {
  const anyCall = api as unknown as (line: string, input: CallInput) => Promise<readonly Known[]>
  return anyCall(list, { category })
}

/** One of them as it is now; undefined once it is gone. */
export async function recordNow(api: ApiClient, facts: ListFacts, id: number): Promise<Known | undefined> {
  return (await listed(api, facts)).find((record) => record.id === id)
}
