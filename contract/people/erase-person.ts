import type { Backend, Stores } from '#contract/engine/backend.ts'
import { journalOf } from '#contract/engine/journal.ts'
import { removeRow } from '#contract/engine/writing-operations.ts'
import { commandLine } from '#contract/sessions/accounts.ts'
import { application } from '#contract/types/application.ts'
import { contactMessage } from '#contract/types/contact-message.ts'
import { amountOf, rowsOf, type Identity, type PersonsRows } from './person.ts'

/** Removes all that is kept of one person for good, documents too; the journal keeps how much, not whose. */
export async function erasePerson(backend: Backend, identity: Identity): Promise<PersonsRows> {
  const { rows, fileNames } = await backend.transaction(async (stores) => {
    const found = await rowsOf(stores, identity)
    const names = await fileNamesOf(stores, found)
    for (const row of found.messages) await removeRow(stores, contactMessage, row)
    for (const row of found.applications) await removeRow(stores, application, row)
    await journalOf(stores, commandLine(backend)).note(application, 'erase', [], amountOf(found))
    return { rows: found, fileNames: names }
  })
  // Only now that nothing can bring their rows back; one that a stop leaves behind goes with the next purge.
  for (const name of fileNames) await backend.files.removePrivate(name)
  return rows
}

async function fileNamesOf(stores: Stores, { applications }: PersonsRows): Promise<string[]> {
  const names: string[] = []
  for (const { id } of applications)
    for (const { fileName } of await stores.of('resume').find({ where: { applicationId: id } }))
      names.push(String(fileName))
  return names
}
