import { storedMoment } from '#contract/shared/moments.ts'
import type { RecordAct } from '#contract/engine/api-parts.ts'
import type { Action, Actor, AuditLog } from '#contract/engine/audit-types.ts'
import type { Change, Row, Store, Stores, TypedChange } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { anchorEntry } from './audit-anchor.ts'
import { chainHash } from './audit-chain.ts'
import { withoutSecrets } from './without-secrets.ts'

/** The journal of one act. Visitors leave none: what they send is a record of its own (docs/design/contract-engine.md#rules, rule 4). */
export function journalOf(stores: Stores, actor: Actor | undefined): AuditLog {
  return {
    unrecorded: stores,
    async note(type, action, changes = [], remark = '') {
      if (!actor) return
      const entry = auditEntry(type, action, changes, actor, remark)
      const revisions = type.isAboutPeople ? [] : changes.map((change) => revisionOf(type, change, actor.now))
      // From the anchor, so that an entry put in by hand ties no later one to itself.
      await anchorEntry(stores, async (previousHash) => {
        const hash = await chainHash(previousHash, entry, revisions)
        const { id: auditId } = await stores.of('audit').create({ ...entry, previousHash, hash })
        for (const each of revisions) await stores.of('revision').create({ ...each, auditId })
        return hash
      })
    },
  }
}

/** The journal of one act, and its stores (`RecordAct`). */
export const recordAct: RecordAct = (stores, actor, changed, typeNamed) => {
  const journal = heard(journalOf(stores, actor), changed)
  return { journal, stores: recorded(stores, journal, typeNamed) }
}

/** The same journal, which also adds to a list what was noted as changed. */
function heard(journal: AuditLog, changed: TypedChange[]): AuditLog {
  return {
    ...journal,
    async note(type, action, changes = [], remark) {
      await journal.note(type, action, changes, remark)
      changed.push(...changes.map((change) => ({ typeName: type.name, ...change })))
    },
  }
}

/** The stores a writing operation gets: every change notes itself, so no call can forget it. */
function recorded(stores: Stores, journal: AuditLog, typeNamed: (name: string) => RecordType): Stores {
  return {
    of(typeName) {
      const type = typeNamed(typeName)
      return type.isInternal ? stores.of(typeName) : recordedStore(stores.of(typeName), journal, type)
    },
  }
}

function recordedStore(store: Store, journal: AuditLog, type: RecordType): Store {
  return {
    // Written out: the compiler then asks for a write that Store gets later.
    find: (query) => store.find(query),
    count: (query) => store.count(query),
    get: (id, options) => store.get(id, options),
    async create(values) {
      const after = await store.create(values)
      await journal.note(type, 'create', [{ after }])
      return after
    },
    async update(id, values, held) {
      const before = held ?? (await store.get(id, { forUpdate: true }))
      const after = await store.update(id, values, before)
      await journal.note(type, 'update', [{ before, after }])
      return after
    },
    async remove(id) {
      const before = await store.get(id, { forUpdate: true })
      await store.remove(id)
      await journal.note(type, 'remove', [{ before }])
    },
  }
}

function auditEntry(
  type: RecordType,
  action: Action,
  changes: readonly Change[],
  { accountId, username, address, now }: Actor,
  remark: string,
) {
  const [only] = changes.length === 1 ? changes : []
  const row = only?.after ?? only?.before
  return {
    createTime: storedMoment(now),
    accountId,
    username,
    address,
    action,
    typeName: type.name,
    noun: type.typeLabel,
    recordId: row?.id ?? null,
    title: remark || (type.isAboutPeople ? '' : captionOf(type, row)),
    changedKeys: [...new Set(changes.flatMap((change) => changedKeys(type, change)))].join(' '),
  }
}

function revisionOf(type: RecordType, change: Change, now: Date) {
  const { typeName = type.name } = change
  const { before, after } = withoutSecrets(type, change)
  return {
    typeName,
    recordId: (after ?? before)?.id ?? null,
    createTime: storedMoment(now),
    before: before ? JSON.stringify(before) : '',
    after: after ? JSON.stringify(after) : '',
  }
}

/** The record's own first line of text names it for people who read the journal. */
function captionOf(type: RecordType, row: Row | undefined): string {
  const name = Object.keys(type.fields).find((each) => type.fields[each]?.kind === 'text')
  const caption = name ? row?.[name] : undefined
  return typeof caption === 'string' ? caption : ''
}

function changedKeys(type: RecordType, { before, after }: Change): string[] {
  if (!before || !after) return []
  const isChanged = (name: string) =>
    JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null)
  return Object.keys(type.fields).filter(isChanged)
}
