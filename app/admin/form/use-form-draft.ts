import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '#design-system/toast/index.ts'
import {
  draftsAt,
  deleteDraft,
  lockDraft,
  saveDraft,
  newDraftId,
  writeDrafts,
  type Draft,
} from '#app/admin/local-data/drafts.ts'
import { currentSession } from '#app/admin/api/session.ts'
import type { Values } from './use-record-dialog.ts'
import { isDraftInScope, type FixedValues } from './scope.ts'

/** Whose drafts a form keeps and offers. */
export interface DraftPlace {
  /** Name of the content type. */
  place: string
  /** Names the record; undefined for one that is being added, and where a type has only one. */
  record: string | undefined
  /** The values that all records of the panel share. */
  only?: FixedValues
}

/**
 * The draft of one open form. Other forms over the same record keep their own; earlier drafts are offered
 * (X-95).
 * @param at absent for data of people, which is never kept
 * @param resumed what the form begins with
 */
export function useFormDraft(at: DraftPlace | undefined, resumed?: Draft) {
  const { place, record, only } = at ?? {}
  const [account] = useState(() => currentSession()?.user.username)
  const [id, setId] = useState(newDraftId)
  const [offered, setOffered] = useState<readonly Draft[]>([])
  const [restored, setRestored] = useState(resumed)
  const own = useRef<Draft>()
  const isOver = useRef(false)
  const shared = JSON.stringify(only)

  const [beginning] = useState(resumed)

  useEffect(() => lockDraft(id), [id])

  useEffect(() => {
    if (beginning && !own.current) own.current = moveDraft(beginning, id, record)
  }, [beginning, id, record])

  useEffect(() => {
    if (place === undefined) return
    let isUnmounted = false
    const isMeant = (draft: Draft) =>
      draft.record === record && draft.id !== own.current?.id && isDraftInScope(draft, parsed(shared))
    void draftsAt(place).then((drafts) => {
      const meant = drafts.filter(isMeant)
      if (!isUnmounted && meant.length > 0) setOffered(meant)
    })
    return () => void (isUnmounted = true)
  }, [place, record, shared])

  const keep = useCallback(
    (typed: Values, version: string | undefined, base: Values | undefined) => {
      if (place === undefined || account === undefined || isOver.current) return
      if (own.current && isSame(own.current, typed, version)) return
      const typedAt = Date.now()
      own.current = { id, account, place, record, only: parsed(shared), typedAt, typed, version, base }
      saveDraft(own.current)
    },
    [id, account, place, record, shared],
  )

  const takeBack = useCallback(() => {
    if (own.current) deleteDraft(own.current)
    own.current = undefined
  }, [])

  /** Continues with a draft; what was typed before becomes a separate draft. */
  function take(left: Draft) {
    const before = own.current
    const next = before ? newDraftId() : id
    own.current = moveDraft(left, next, record)
    setId(next)
    setRestored(left)
    setOffered((drafts) => [...(before ? [before] : []), ...drafts.filter((each) => each.id !== left.id)])
  }

  return {
    /** What was left before, the newest first. */
    offered,
    /** The draft the form goes on with. */
    restored,
    /** Keeps what is typed; nothing that was typed in before counts as typed again. */
    keep,
    /** What was typed is as it was before, which is no draft. */
    takeBack,
    take,
    /** Throws a draft away, with a way back. */
    discard: (left: Draft) => {
      setOffered((drafts) => drafts.filter((each) => each.id !== left.id))
      discardDraft(left, () => setOffered((drafts) => [left, ...drafts]))
    },
    /** The form is saved, or given up: from now on it keeps nothing. */
    end: () => {
      isOver.current = true
      takeBack()
    },
  }
}

/** Stores a draft under the id of the form that continues it, before the old copy is deleted. */
function moveDraft(left: Draft, id: string, record: string | undefined): Draft {
  const moved = { ...left, id, record }
  saveDraft(moved)
  writeDrafts()
  deleteDraft(left)
  return moved
}

/**
 * Throws a draft away and offers to undo that for a while, since nothing else could bring it back.
 * @param onUndo it is kept again
 */
export function discardDraft(left: Draft, onUndo: () => void): void {
  deleteDraft(left)
  const undo = () => {
    saveDraft(left)
    writeDrafts()
    onUndo()
  }
  toast.info('已丢弃未保存的内容', { timeout: UNDO_MS, action: { label: '撤销', onAction: undo } })
}

const UNDO_MS = 10_000

const parsed = (only: string | undefined) =>
  only === undefined ? undefined : (JSON.parse(only) as FixedValues)

const isSame = (draft: Draft, typed: Values, version: string | undefined) =>
  JSON.stringify([draft.typed, draft.version]) === JSON.stringify([typed, version])
