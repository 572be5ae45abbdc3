import type { Backend, Stores } from '#contract/engine/backend.ts'
import type { Actor } from '#contract/engine/audit-types.ts'
import { auditLogOf } from '#contract/audit/audit-log.ts'
import { removeRow } from '#contract/operations/writing-operations.ts'
import { removeGivenUp } from '#content/application/sweep-resumes.ts'
import { commandLine } from '#contract/auth/accounts.ts'
import { application } from '#content/application/application.type.ts'
import { contactMessage } from '#content/contact-message/contact-message.type.ts'
import { amountOf, rowsOf, type Identity, type PersonsRows } from './persons-rows.ts'

/** What was erased. */
export interface Erased extends PersonsRows {
  /** False when it may still be read in what the database keeps of earlier writes (Backend, purgeDeleted). */
  isWiped: boolean
}

/**
 * Deletes all data of one person for good, also documents in the trash. The audit log records how much, not whose.
 * @param actor who asked for it; the command line by default
 */
export async function erasePerson(
  backend: Backend,
  identity: Identity,
  actor: Actor = commandLine(backend),
): Promise<Erased> {
  const { rows, fileNames } = await backend.transaction(async (stores) => {
    const found = await rowsOf(stores, identity)
    const names = await fileNamesOf(stores, found)
    for (const row of found.messages) await removeRow(stores, contactMessage, row)
    for (const row of found.applications) await removeRow(stores, application, row)
    await auditLogOf(stores, actor).append(application, 'erase', [], amountOf(found))
    return { rows: found, fileNames: names }
  })
  // Only now that nothing can bring their rows back; what a stop leaves behind goes with the next sweep.
  for (const name of fileNames) await backend.files.removePrivate(name)
  // Also of an application of theirs that was removed a moment ago.
  await removeGivenUp(backend)
  return { ...rows, isWiped: await backend.purgeDeleted() }
}

/** By the application's own word too: its document's row may be missing. */
async function fileNamesOf(stores: Stores, { applications }: PersonsRows): Promise<Set<string>> {
  const names = new Set<string>()
  for (const { id, resumeUrl } of applications) {
    if (resumeUrl !== '') names.add(String(resumeUrl))
    for (const { fileName } of await stores.of('resume').find({ where: { applicationId: id } }))
      names.add(String(fileName))
  }
  return names
}
