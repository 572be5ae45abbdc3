import type { Row, Stores } from '#contract/engine/backend.ts'
import { application } from '#contract/types/application.ts'
import { contactMessage } from '#contract/types/contact-message.ts'

/** Whose data it is about: one phone or one e-mail address, as people gave it. */
export type Identity = { phone: string } | { email: string }

/** Everything kept of one person, oldest first. */
export interface PersonsRows {
  messages: Row[]
  applications: Row[]
}

/** All messages and applications with this phone or address; letters of an address count alike in either case. */
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
  const [field, sent] = 'phone' in identity ? ['phone', identity.phone] : ['email', identity.email]
  const wanted = sent.trim().toLowerCase()
  if (wanted === '') return []
  const found = await stores.of(typeName).find({ search: { fields: [field], keyword: wanted } })
  return found.filter((row) => String(row[field]).toLowerCase() === wanted)
}
