import { useState } from 'react'
import { versionOf } from '#contract/engine/version.ts'
import { dropDraft, keepDraft, keptDraft } from '#app/admin/session/drafts.ts'

/** The values of a form by field name. */
export type Values = Record<string, unknown>

/** What an open dialog is about. */
export interface Editing {
  /** The record being edited; undefined when one is added (back-office §2.7). */
  record: Values | undefined
  /** The values the dialog opened with. */
  from: Values
  /** The version of the record they came from. */
  version: string | undefined
  /** What had been typed when a session ended or the page was reloaded. */
  typed?: Values
}

/** Opens and closes a panel's dialog, and reopens it over a draft that was left behind. */
export function useEditing(place: string) {
  const [editing, setEditing] = useState<Editing | undefined>(() => keptDraft<Editing>(place))
  const [opened, setOpened] = useState(0)

  return {
    editing,
    /** Tells one opening of the dialog from the next. */
    opened,
    add: (from: Values) => {
      dropDraft(place)
      setEditing({ record: undefined, from, version: undefined })
      setOpened((count) => count + 1)
    },
    edit: (record: object) =>
      setEditing({ record: { ...record }, from: { ...record }, version: versionOf(record) }),
    keep: (typed: Values, version: string | undefined) =>
      editing && keepDraft<Editing>(place, { ...editing, version, typed }),
    close: () => {
      dropDraft(place)
      setEditing(undefined)
    },
  }
}
