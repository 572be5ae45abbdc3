import { useEffect, useRef, useState } from 'react'
import { useEventCallback } from '#design-system/hooks/use-event-callback.ts'
import { toast } from '#design-system/toast/index.ts'
import { ApiError } from '#contract/client/api-error.ts'
import { versionOf } from '#contract/engine/version.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { changesInWords, findChanges } from './concurrent-changes.ts'
import type { ContinuedDraft } from './continue-draft.ts'
import { mergeValues, type Merge } from './merge-values.ts'
import type { Editing, Values } from './use-record-dialog.ts'

export interface RecordConflictOptions {
  fields: FieldSet
  /** Name of the content type, by which the audit log knows who else changed the record. */
  typeName?: string
  /** Names of the fields that tell records without an id from each other. */
  keyedBy?: readonly string[]
  /** Reads the record again, where a 409 response does not contain it. */
  readAgain?: () => Promise<Values | undefined>
}

/** A merge with the record as somebody else has saved it. */
export interface ConflictMerge extends Merge {
  theirs: Values
  /** The other side created the record after the form was opened. */
  isAdded: boolean
}

/**
 * The saved record that a form is based on, and the conflict when somebody else saves it meanwhile.
 * @param begun the draft that the form opened with
 */
export function useRecordConflict(
  { fields, typeName, keyedBy, readAgain }: RecordConflictOptions,
  editing: Editing,
  begun: ContinuedDraft | undefined,
) {
  const [conflict, setConflict] = useState(begun?.conflict)
  const version = useRef((begun?.draft ?? editing).version)
  const base = useRef(begun ? begun.draft.base : editing.from)

  const findLater = useEventCallback(findAuthors)
  useEffect(() => {
    if (begun) void findLater(begun)
  }, [begun, findLater])

  /** Adds who it was and when to the conflict of a draft, which already shows. */
  async function findAuthors({ conflict: shown, changed }: ContinuedDraft) {
    if (!shown) return
    const changes = await changesTo(shown.current, changed, true)
    setConflict((now) => (now === shown ? { ...shown, changes } : now))
  }

  async function changesTo(record: Values, names: readonly string[], isAdded: boolean) {
    if (typeName === undefined || names.length === 0) return []
    return findChanges({ typeName, fields, record, keyedBy, isAdded }, names)
  }

  return {
    conflict,
    /** Version and values of the record that the form is based on. */
    version,
    base,

    /** The record as it is now where a save was refused with 409; undefined where that is unknown. */
    async currentRecord(error: unknown): Promise<Values | undefined> {
      if (!(error instanceof ApiError) || error.status !== 409) return undefined
      return isRecord(error.current) ? error.current : readAgain?.().catch(() => undefined)
    },

    /** Merges what the other side changed; the next save is based on their record. */
    mergeWith(theirs: Values, mine: Values): ConflictMerge {
      const merge = mergeValues(fields, { base: base.current, mine, theirs })
      const isAdded = version.current === undefined
      version.current = versionOf(theirs)
      base.current = theirs
      return { ...merge, theirs, isAdded }
    },

    /** Shows the fields that both sides changed. */
    async show({ theirs, taken, disputed, isAdded }: ConflictMerge) {
      const changes = await changesTo(theirs, [...taken, ...disputed], isAdded)
      setConflict({ current: theirs, disputed, changes })
    },

    /** Shows a toast with what was merged and saved. */
    async notify({ theirs, taken, isAdded }: ConflictMerge) {
      const changes = await changesTo(theirs, taken, isAdded)
      toast.info(MERGED, { detail: changesInWords(changes), timeout: NOTICE_MS })
    },

    /** A deleted record has no version for a later save to match. */
    forgetVersion() {
      version.current = undefined
    },

    /** Goes on with another draft. */
    restart(draft: ContinuedDraft) {
      version.current = draft.draft.version
      base.current = draft.draft.base
      setConflict(draft.conflict)
      void findAuthors(draft)
    },
  }
}

const MERGED = '期间的其他修改已一并保留'
/** Long enough to read who changed what. */
const NOTICE_MS = 8_000

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}
