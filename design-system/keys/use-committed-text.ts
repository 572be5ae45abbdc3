import { useRef, useState, type CompositionEvent } from 'react'

/**
 * Tells a typed text once it is committed; letters that an input method is composing are only shown.
 * @param value undefined where the field keeps its text itself
 */
export function useCommittedText(value: string | undefined, onChange?: (text: string) => void) {
  const isUnderWay = useRef(false)
  const [draft, setDraft] = useState<string>()
  return {
    value: value === undefined ? undefined : (draft ?? value),
    onChange(text: string) {
      if (isUnderWay.current) setDraft(text)
      else onChange?.(text)
    },
    compositionProps: {
      onCompositionStart() {
        isUnderWay.current = true
      },
      onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
        isUnderWay.current = false
        setDraft(undefined)
        onChange?.(event.currentTarget.value)
      },
    },
  }
}
