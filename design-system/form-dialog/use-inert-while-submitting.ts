import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { INVALID } from './focus-first-invalid.ts'

/**
 * Makes the fields inert during a submit, since later input would be lost. The focused field is blurred first, so
 * that it commits its value; the focus returns afterwards.
 * @param fields the element around them
 * @returns the props of that element, and a wrapper for the submit
 */
export function useInertWhileSubmitting(fields: RefObject<HTMLElement>) {
  const [isHeld, setHeld] = useState(false)
  const left = useRef<HTMLElement>()

  useEffect(() => {
    if (isHeld) return
    const { current } = left
    left.current = undefined
    const isWrong = current?.closest('form')?.querySelector(INVALID)
    // Restores the focus only if the user has not moved it. With an invalid field use-form-submit.ts sets it;
    // blurring another field would validate again and drop server errors.
    if (!isWrong && document.activeElement === submitButton(current)) current?.focus({ preventScroll: true })
  }, [isHeld])

  async function holdWhile(send: () => unknown) {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && fields.current?.contains(activeElement)) {
      left.current = activeElement
      // What the field takes in must be in the form before it is sent.
      flushSync(() => submitButton(activeElement)?.focus({ preventScroll: true }))
    }
    setHeld(true)
    try {
      await send()
    } finally {
      setHeld(false)
    }
  }

  // React writes it only as the text that HTML has.
  return { held: isHeld ? { inert: '' } : {}, holdWhile }
}

const submitButton = (field: HTMLElement | undefined) =>
  field?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')
