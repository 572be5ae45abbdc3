import { storedMoment } from '#contract/shared/moments.ts'
import type { RecordAct } from '#contract/engine/api-parts.ts'
import type { Action, Actor, AuditLog } from '#contract/engine/audit-types.ts'
import type { Change, Row, Store, Stores, TypedChange } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { anchorEntry } from './audit-anchor.ts'
import { chainHash } from './audit-chain.ts'
import { withoutSecrets } from './without-secrets.ts'

/** The audit log of one act. Visitors leave none: what they send is a record of its own (docs/design/contract-engine.md#rules, rule 4). */
export function auditLogOf(stores: Stores, actor: Actor | undefined): AuditLog {
  return {
    withoutAudit: stores,
    async append(type, action, changes = [], remark = '') {
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

/** The audit log of one act, and its stores (`RecordAct`). */
export const recordAct: RecordAct = (stores, actor, changed, typeNamed) => {
  const auditLog = withChangeListener(auditLogOf(stores, actor), changed)
  return { auditLog, stores: withAudit(stores, auditLog, typeNamed) }
}

/** The same audit log, which also adds each appended change to a list. */
function withChangeListener(auditLog: AuditLog, changed: TypedChange[]): AuditLog {
  return {
    ...auditLog,
    async append(type, action, changes = [], remark) {
      await auditLog.append(type, action, changes, remark)
      changed.push(...changes.map((change) => ({ typeName: type.name, ...change })))
    },
  }
}

/** The stores a writing operation gets: every write appends its own entry, so no call can forget it. */
function withAudit(stores: Stores, auditLog: AuditLog, typeNamed: (name: string) => RecordType): Stores {
  return {
    of(typeName) {
      const type = typeNamed(typeName)
      return type.isInternal ? stores.of(typeName) : storeWithAudit(stores.of(typeName), auditLog, type)
    },
  }
}

function storeWithAudit(store: Store, auditLog: AuditLog, type: RecordType): Store {
  return {
    // Written out: the compiler then asks for a write that Store gets later.
    find: (query) => store.find(query),
    count: (query) => store.count(query),
    get: (id, options) => store.get(id, options),
    async create(values) {
      const after = await store.create(values)
      await auditLog.append(type, 'create', [{ after }])
      return after
    },
    async update(id, values, held) {
      const before = held ?? (await store.get(id, { forUpdate: true }))
      const after = await store.update(id, values, before)
      await auditLog.append(type, 'update', [{ before, after }])
      return after
    },
    async remove(id) {
      const before = await store.get(id, { forUpdate: true })
      await store.remove(id)
      await auditLog.append(type, 'remove', [{ before }])
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

/** The record's own first line of text names it for people who read the audit log. */
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
