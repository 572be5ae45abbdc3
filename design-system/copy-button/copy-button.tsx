import { forwardRef, useEffect, useState, type MouseEvent } from 'react'
import { Check, Copy, X } from 'lucide-react'
import { Button, type ButtonProps } from '#design-system/button/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { copyText } from './copy-text.ts'

export interface CopyButtonProps extends Omit<ButtonProps, 'value' | 'children' | 'onClick'> {
  /** The text that is copied. */
  value: string
  /** The button's text. */
  label?: string
  /** Spoken and shown after success; none when the caller announces it itself. */
  copiedText?: string
  /** Spoken and shown after failure. */
  failedText?: string
  /** Called after success. */
  onCopied?: () => void
  /** Called when neither method worked. */
  onFailed?: () => void
}

const SHOWN_MS = 2400

/** Copies a value and says whether that worked (public-site §2.14, §8). */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { value, label = '复制', copiedText = '已复制', failedText = '复制失败', onCopied, onFailed, ...rest },
  ref,
) {
  const [outcome, setOutcome] = useState<keyof typeof icons>('idle')

  useEffect(() => {
    if (outcome === 'idle') return
    const timer = setTimeout(() => setOutcome('idle'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy(event: MouseEvent<HTMLButtonElement>) {
    const succeeded = await copyText(value, event.currentTarget)
    setOutcome(succeeded ? 'copied' : 'failed')
    if (succeeded) onCopied?.()
    else onFailed?.()
  }

  const spoken = { idle: '', copied: copiedText, failed: failedText }[outcome]
  return (
    <>
      <Button ref={ref} variant="secondary" icon={icons[outcome]} {...rest} onClick={copy}>
        {spoken || label}
      </Button>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  )
})

const icons = { idle: <Copy aria-hidden />, copied: <Check aria-hidden />, failed: <X aria-hidden /> }
