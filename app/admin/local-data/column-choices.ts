import { saveValue, savedValues } from './indexed-db-store.ts'

/** What an account chose for one table: by column, whether it is shown. Columns that it left as they come are not there. */
export type ColumnChoice = Readonly<Record<string, boolean>>

interface KeptChoice {
  table: string
  choice: ColumnChoice
}

let known: ReadonlyMap<string, ColumnChoice> = new Map()

/** Reads what an account chose for all tables, before the first of them shows. */
export async function loadColumnChoices(account: string): Promise<void> {
  const kept = await savedValues<KeptChoice>('columns', account)
  known = new Map(kept.map(({ table, choice }) => [table, choice]))
}

/** What the account now signed in chose for a table; nothing where it never did. */
export const columnChoice = (table: string): ColumnChoice => known.get(table) ?? {}

/** Keeps a choice in this browser by account and table; it outlives the session. */
export function saveColumnChoice(account: string, table: string, choice: ColumnChoice): void {
  known = new Map([...known, [table, choice]])
  saveValue(['columns', account, table], { table, choice } satisfies KeptChoice)
}
