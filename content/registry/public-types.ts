import { audit, contract, internalTypes } from './contract.ts'
import type { Store, Stores } from '#contract/engine/backend.ts'

/** Records about people, which no answer to a visitor is made of: messages, applications, accounts, sessions, the journal. */
const privateTypes = new Set<string>([
  audit.name,
  ...[...contract, ...internalTypes].flatMap(({ name, isAboutPeople }) => (isAboutPeople ? [name] : [])),
])

/** Whether visitors may be shown something of the records of a type. */
export const isPublicType = (typeName: string): boolean => !privateTypes.has(typeName)

/** The same stores; `touch` is called before each write of something that visitors may be shown. */
export function watchPublicWrites(stores: Stores, touch: () => void): Stores {
  return {
    of: (typeName) => (isPublicType(typeName) ? watched(stores.of(typeName), touch) : stores.of(typeName)),
  }
}

function watched(store: Store, touch: () => void): Store {
  return {
    ...store,
    create: (...sent) => (touch(), store.create(...sent)),
    update: (...sent) => (touch(), store.update(...sent)),
    remove: (...sent) => (touch(), store.remove(...sent)),
  }
}
