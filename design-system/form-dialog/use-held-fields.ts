import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { INVALID } from './focus-first-invalid.ts'

/**
 * Holds the fields of a form as long as it is being sent: what is typed meanwhile would be gone with the dialog, or under
 * the record as it was saved, without a word. The field that has the keyboard is left first, so that what it takes in only
 * then goes along: a figure, a web address without its scheme, half a date. The keyboard waits at the button that saves,
 * and comes back.
 * @param fields the element around them
 * @returns what that element takes besides, and what sends the form
 */
export function useHeldFields(fields: RefObject<HTMLElement>) {
  const [isHeld, setHeld] = useState(false)
  const left = useRef<HTMLElement>()

  useEffect(() => {
    if (isHeld) return
    const { current } = left
    left.current = undefined
    const isWrong = current?.closest('form')?.querySelector(INVALID)
    // Anyone who went elsewhere meanwhile stays there; a wrong field has the keyboard next (use-form-submit.ts), and leaving
    // another for it would check the form again, without what the server has found.
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
