import { forwardRef, useEffect, useState, type MouseEvent } from 'react'
import { Check, Copy, X } from 'lucide-react'
import { Button, type ButtonProps } from '#design-system/button/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { copyText } from './copy-text.ts'
import { Face, Faces } from './copy-button.styles.ts'

export interface CopyButtonProps extends Omit<
  ButtonProps,
  'value' | 'children' | 'onClick' | 'icon' | 'iconAfter'
> {
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

/** Copies a value and says whether that worked (public-site §2.14, §8); as wide as the longest of its texts. */
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

  const texts = { idle: label, copied: copiedText || label, failed: failedText || label }
  const { variant = 'secondary' } = rest
  return (
    <>
      <Button ref={ref} {...rest} variant={variant} onClick={copy}>
        <Faces $isAtStart={variant === 'quiet'}>
          {outcomes.map((name) => (
            <Face key={name} aria-hidden={name === outcome ? undefined : true} $isShown={name === outcome}>
              {icons[name]}
              {texts[name]}
            </Face>
          ))}
        </Faces>
      </Button>
      <VisuallyHidden role="status">
        {{ idle: '', copied: copiedText, failed: failedText }[outcome]}
      </VisuallyHidden>
    </>
  )
})

const icons = { idle: <Copy aria-hidden />, copied: <Check aria-hidden />, failed: <X aria-hidden /> }
const outcomes = Object.keys(icons) as (keyof typeof icons)[]
