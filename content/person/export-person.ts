import type { Backend, Row, Stores } from '#contract/engine/backend.ts'
import type { Actor } from '#contract/engine/audit-types.ts'
import { auditLogOf } from '#contract/audit/audit-log.ts'
import { serializeUnmasked } from '#contract/engine/serialize.ts'
import { shownMoment, storedMoment } from '#contract/shared/moments.ts'
import { commandLine } from '#contract/auth/accounts.ts'
import { application } from '#content/application/application.type.ts'
import { contactMessage } from '#content/contact-message/contact-message.type.ts'
import { amountOf, rowsOf, type Identity } from './persons-rows.ts'

/** What one person may ask to be given (docs/design/hardening.md#peoples-data). */
export interface PersonsData {
  exportTime: string | null
  messages: Record<string, unknown>[]
  applications: Record<string, unknown>[]
}

/**
 * All that is kept of one person, nothing masked; the journal notes that it was, not whose it is.
 * @param actor who asked for it; the command line unless given
 */
export async function exportPerson(
  backend: Backend,
  identity: Identity,
  actor: Actor = commandLine(backend),
): Promise<PersonsData> {
  return backend.transaction(async (stores) => {
    const rows = await rowsOf(stores, identity)
    await auditLogOf(stores, actor).append(application, 'export', [], `个人信息：${amountOf(rows)}`)
    const applications: Record<string, unknown>[] = []
    for (const row of rows.applications) applications.push(await wholeApplication(stores, row))
    return {
      exportTime: shownMoment(storedMoment(backend.now())),
      messages: rows.messages.map((row) => ({
        ...serializeUnmasked(contactMessage, row),
        noticeVersion: row.noticeVersion,
      })),
      applications,
    }
  })
}

async function wholeApplication(stores: Stores, row: Row): Promise<Record<string, unknown>> {
  const files = await stores.of('resume').find({ where: { applicationId: row.id } })
  return {
    ...serializeUnmasked(application, row),
    consentVersion: row.consentVersion,
    consentTime: shownMoment(row.consentTime as string | null),
    resumeFileNames: files.map(({ originalName }) => originalName),
  }
}
