import { useEffect, useState } from 'react'
import type { ContentType } from '#contract/engine/content-type.ts'
import { draftsAt, type Draft } from '#app/admin/local-data/drafts.ts'
import { discardDraft } from './use-form-draft.ts'

/**
 * The unsaved drafts of a type, newest first; read again after a form closes.
 * @param type absent: whatever was left anywhere
 * @param isOpen a form is open; what was left may be another when it is closed
 */
export function useUnsavedDrafts(type: ContentType | undefined, isOpen = false) {
  const { name, isAboutPeople = false } = type ?? {}
  const [drafts, setDrafts] = useState<readonly Draft[]>([])

  useEffect(() => {
    if (isOpen || isAboutPeople) return
    let isUnmounted = false
    void draftsAt(...(name === undefined ? ([] as const) : ([name] as const))).then((left) => {
      if (!isUnmounted) setDrafts((known) => (known.length + left.length === 0 ? known : left))
    })
    return () => void (isUnmounted = true)
  }, [name, isAboutPeople, isOpen])

  return {
    drafts,
    discard: (left: Draft) => {
      setDrafts((known) => known.filter(({ id }) => id !== left.id))
      discardDraft(left, () => setDrafts((known) => [left, ...known]))
    },
  }
}
