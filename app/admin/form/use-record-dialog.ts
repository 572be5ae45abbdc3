import { useState } from 'react'
import { useEventCallback } from '#design-system/hooks/use-event-callback.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { versionOf } from '#contract/engine/version.ts'
import type { Draft } from '#app/admin/local-data/drafts.ts'
import type { FixedValues } from './scope.ts'
import type { DraftPlace } from './use-form-draft.ts'

/** The values of a form by field name. */
export type Values = Record<string, unknown>

/** What an open form is about. */
export interface Editing {
  /** The record being edited; undefined when one is added (back-office §2.7). */
  record: Values | undefined
  /** The values the form opened with. */
  from: Values
  /** The version of the record they came from. */
  version: string | undefined
  /** A draft that was chosen before the form was opened, which goes on with it. */
  resumed?: Draft
}

export interface EditingOptions {
  /** The values that all records of the panel share. */
  only?: FixedValues
  /** Key of a record; its id unless given. */
  keyOf?: (record: Values) => string
}

/** Opens and closes a panel's dialog. */
export function useRecordDialog(type: ContentType, { only, keyOf = idOf }: EditingOptions = {}) {
  const [editing, setEditing] = useState<Editing>()
  const [opened, setOpened] = useState(0)
  const record = editing?.record && keyOf(editing.record)

  function open(next: Editing) {
    setEditing(next)
    setOpened((count) => count + 1)
  }

  return {
    editing,
    /** Tells one opening of the dialog from the next. */
    opened,
    /** Names the record that is open. */
    openKey: record,
    /** Where the open form keeps its draft; people's data is kept nowhere. */
    drafts: draftPlaceOf(type, record, only),
    add: (from: Values) => open({ record: undefined, from, version: undefined }),
    edit: useEventCallback((edited: object) => open(editingOf(edited))),
    /** Goes on with a draft: of a record, or of a new one that begins with these values. */
    resume: (resumed: Draft, edited: object | undefined, from: Values) =>
      open({ ...(edited ? editingOf(edited) : { record: undefined, from, version: undefined }), resumed }),
    close: () => setEditing(undefined),
  }
}

/** Where forms over a record of this type keep what is typed; nowhere for data of people. */
export function draftPlaceOf(
  type: ContentType,
  record: string | undefined,
  only?: FixedValues,
): DraftPlace | undefined {
  return type.isAboutPeople ? undefined : { place: type.name, record, only }
}

const editingOf = (record: object): Editing => ({
  record: { ...record },
  from: { ...record },
  version: versionOf(record),
})

const idOf = ({ id }: Values) => String(id)
