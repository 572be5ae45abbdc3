import {
  createElement,
  useCallback,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react'
import { withinTimeLimit } from '#app/lazily.tsx'
import { noteUse } from './fill-time.ts'
import { outcomeSentences, type MessageFormState, type MessageOutcome } from './message.ts'
import type { MessageFormLiveProps } from './message-form-live.tsx'

/** Downloads the module of the live form. */
export type LoadLiveForm = () => Promise<{ MessageFormLive: (props: MessageFormLiveProps) => ReactNode }>

type Live = { Form: (props: MessageFormLiveProps) => ReactNode; startsBySending: boolean }

/** So far ahead of the window the live form is fetched. */
const NEAR = '600px 0px'

const loadLiveForm: LoadLiveForm = () => import('./message-form-live.tsx')

/**
 * Fetches the live form when the plain one comes near or is focused, and lets it take over. A download that fails
 * leaves the plain form in charge: it is tried again at the next focus, and sending falls back to an ordinary post.
 */
export function useLiveForm(outcome: MessageOutcome | undefined, load: LoadLiveForm = loadLiveForm) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [live, setLive] = useState<Live>()
  const [state, setState] = useState(() => stateAfter(outcome))
  const isWaiting = useRef(false)

  const takeOver = useCallback(
    async (startsBySending: boolean) => {
      const module = await withinTimeLimit(load)
      // It may have come near and be on its way already when send is pressed: the press must not be lost.
      setLive((current) => ({
        Form: module.MessageFormLive,
        startsBySending: startsBySending || (current?.startsBySending ?? false),
      }))
    },
    [load],
  )
  const tryTakeOver = useCallback(() => void takeOver(false).catch(() => undefined), [takeOver])

  useEffect(() => whenNear(form, tryTakeOver), [form, tryTakeOver])
  useEffect(() => setState(stateAfter(outcome)), [outcome])

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
    else setState((current) => ({ ...current, notice: { tone: 'failure', text: outcomeSentences.noAnswer } }))
  }

  return {
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

function stateAfter(outcome?: MessageOutcome): MessageFormState {
  return { errors: outcome?.errors ?? {}, notice: outcome?.notice, isSending: false }
}

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
  observer.observe(element)
  return () => observer.disconnect()
}
