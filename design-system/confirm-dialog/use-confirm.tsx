import { useState, type ReactNode } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

type Question = Pick<ConfirmDialogProps, 'title' | 'confirmText' | 'cancelText' | 'tone'> & {
  /** The question asked. */
  question: ReactNode
  /** Done on 确定; the dialog stays busy until it settles, then closes whatever came of it. */
  onConfirm: () => void | Promise<unknown>
}

/**
 * Asks a question from anywhere in a panel: `confirm({ question, onConfirm })`; render `confirmDialog` once.
 * The act reports its own failure, because the question closes either way (back-office §8, confirmation).
 */
export function useConfirm() {
  const [asked, setAsked] = useState<Question | null>(null)
  const [isOpen, setOpen] = useState(false)

  function confirm(question: Question) {
    setAsked(question)
    setOpen(true)
  }

  async function act() {
    try {
      await asked?.onConfirm()
    } finally {
      setOpen(false)
    }
  }

  const { question, onConfirm: _act, ...texts } = asked ?? { question: null, onConfirm: () => {} }
  const confirmDialog = (
    <ConfirmDialog {...texts} isOpen={isOpen} onConfirm={act} onCancel={() => setOpen(false)}>
      {question}
    </ConfirmDialog>
  )
  return { confirm, confirmDialog }
}
