import type { Row, Stores } from '#contract/engine/backend.ts'
import { application } from '#content/application/application.type.ts'
import { contactMessage } from '#content/contact-message/contact-message.type.ts'
import { normalizeEmail } from '#contract/privacy/normalize-email.ts'
import { normalizeMobile } from '#contract/privacy/normalize-phone.ts'

/** Whose data it is about: a phone, an e-mail address, or both, as people gave them. */
export interface Identity {
  phone?: string
  email?: string
}

/** Everything kept of one person, oldest first. */
export interface PersonsRows {
  messages: Row[]
  applications: Row[]
}

/** All messages and applications with this phone or address, whatever the letter case and with or without +86. */
export async function rowsOf(stores: Stores, identity: Identity): Promise<PersonsRows> {
  return {
    messages: await matching(stores, contactMessage.name, identity),
    applications: await matching(stores, application.name, identity),
  }
}

/** How much it is, for a journal that must not name the person. */
export function amountOf({ messages, applications }: PersonsRows): string {
  return `留言 ${messages.length} 条，应聘简历 ${applications.length} 份`
}

async function matching(stores: Stores, typeName: string, identity: Identity): Promise<Row[]> {
  const rows = new Map<number, Row>()
  for (const field of ['phone', 'email'] as const) {
    const wanted = compared[field](identity[field] ?? '')
    if (wanted === '') continue
    // The columns too: a value that was corrected by SQL is not in the searched text.
    const forms = new Set([wanted, stored[field](identity[field] ?? '')])
    const found = await stores.of(typeName).find({ search: wanted })
    for (const form of forms) found.push(...(await stores.of(typeName).find({ where: { [field]: form } })))
    for (const row of found) if (compared[field](String(row[field])) === wanted) rows.set(row.id, row)
  }
  return [...rows.values()].sort((one, other) => one.id - other.id)
}

/** The form in which a value is stored. */
const stored = { phone: normalizeMobile, email: normalizeEmail }

/** The form in which two values are the same person's. */
const compared = {
  phone: normalizeMobile,
  email: (email: string) => normalizeEmail(email).toLowerCase(),
}
