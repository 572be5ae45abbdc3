import {
  createElement,
  useCallback,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react'
import { messages } from '#contract/shared/messages.ts'
import { withTimeout } from '#app/browser/lazy-with-retry.tsx'
import { FIRST_ACTS } from '#app/public/deferred-hydration/hydration-trigger.ts'
import { noteUse } from './fill-time.ts'
import type { FormAnswer, FormState, LiveFormProps } from './form-state.ts'

/** A form's live part: it renders nothing and works on the plain form's own fields. */
export type LiveForm<Field extends string> = (props: LiveFormProps<Field>) => ReactNode

interface Live<Field extends string> {
  Form: LiveForm<Field>
  startsBySending: boolean
}

/** So far ahead of the window the live form is fetched, once the visitor is at work. */
const NEAR = '600px 0px'

/**
 * Loads the live form once the plain one is near an active visitor or focused. After a failed download the next focus
 * retries, and submit posts the plain form.
 */
export function useLiveForm<Field extends string>(
  answer: FormAnswer<Field> | undefined,
  load: () => Promise<LiveForm<Field>>,
) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [live, setLive] = useState<Live<Field>>()
  const [state, setState] = useState(() => stateAfter(answer))
  const isWaiting = useRef(false)

  const takeOver = useCallback(
    async (startsBySending: boolean) => {
      const Form = await withTimeout(load)
      // Loading may already run when the visitor submits: that submit must not be lost.
      setLive((current) => ({
        Form,
        startsBySending: startsBySending || (current?.startsBySending ?? false),
      }))
    },
    [load],
  )
  const tryTakeOver = useCallback(() => void takeOver(false).catch(() => undefined), [takeOver])

  useEffect(() => whenNear(form, tryTakeOver), [form, tryTakeOver])
  // By now a screen reader may have focused a field without a key or touch event.
  useEffect(() => {
    if (form?.contains(document.activeElement)) noteFocus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is there
  }, [form])
  useEffect(() => setState(stateAfter(answer)), [answer])

  /** Sent before the live form has come: it sends as soon as it is there. */
  async function submitEarly(event: FormEvent<HTMLFormElement>) {
    if (live) return
    event.preventDefault()
    if (isWaiting.current) return
    isWaiting.current = true
    setState((current) => ({ ...current, isSending: true, notice: undefined }))
    try {
      await takeOver(true)
    } catch {
      isWaiting.current = false
      setState((current) => ({ ...current, isSending: false }))
      postPlainly(form)
    }
  }

  function noteFocus() {
    noteUse(form)
    if (!live) tryTakeOver()
  }

  function postPlainly(element: HTMLFormElement | null) {
    if (navigator.onLine) element?.submit()
    else setState((current) => ({ ...current, notice: { tone: 'failure', text: messages.networkFailed } }))
  }

  return {
    form,
    setForm,
    state,
    live:
      live && form
        ? createElement(live.Form, {
            form,
            startsBySending: live.startsBySending,
            before: state,
            show: setState,
          })
        : null,
    watch: { onFocus: noteFocus, onSubmit: submitEarly },
  }
}

function stateAfter<Field extends string>(answer?: FormAnswer<Field>): FormState<Field> {
  return { errors: answer?.errors ?? {}, notice: answer?.notice, isSending: false }
}

/** Calls `act` once the visitor has interacted and the element is near, so that mere reading loads no form. */
function whenNear(element: HTMLElement | null, act: () => void) {
  if (!element || !('IntersectionObserver' in window)) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: NEAR },
  )
  const stopListening = () => FIRST_ACTS.forEach((each) => removeEventListener(each, look))
  function look() {
    stopListening()
    if (element) observer.observe(element)
  }
  for (const each of FIRST_ACTS) addEventListener(each, look, { passive: true })
  return () => {
    stopListening()
    observer.disconnect()
  }
}
