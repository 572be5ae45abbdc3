import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { CallsList } from './calls-list.tsx'
import { BugReportButtons } from './bug-report-buttons.tsx'
import { CopyButton } from './copy-button.tsx'
import type { MockApi } from './mock-api.ts'
import { PlayingNote } from './playing-note.tsx'
import { ScenarioSearch } from './scenario-search.tsx'
import { RulesForm } from './rules-form.tsx'
import { addressWithRules } from './address-with-rules.ts'
import { useMockRules } from './use-mock-rules.ts'

export interface MockBarProps {
  /** What it asks of mock mode. */
  api: MockApi
}

/**
 * The mock mode bar: a dot, or, opened by click or Alt+M, the rules and logged calls. Rules change without a page
 * reload, so typed text stays.
 */
export function MockBar({ api }: MockBarProps) {
  const [isOpen, setOpen] = useState(false)
  const situation = useMockRules(api)
  const headingId = useId()
  const dot = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>()

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyM') return
      event.preventDefault()
      if (document.activeElement instanceof HTMLElement) cameFrom.current = document.activeElement
      setOpen(true)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])

  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('input')?.focus()
  }, [isOpen])

  function close() {
    setOpen(false)
    const back = cameFrom.current
    cameFrom.current = undefined
    // The dot is there once the panel is gone.
    requestAnimationFrame(() => (back?.isConnected ? back : dot.current)?.focus())
  }

  function onKeyDown(event: KeyboardEvent) {
    // A dialog below must not take the key for its own.
    event.stopPropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }

  return (
    <>
      <PlayingNote api={api} />
      {isOpen ? panelOf() : dotOf()}
    </>
  )

  function dotOf() {
    return (
      <button
        ref={dot}
        className="dot"
        type="button"
        aria-label={`模拟数据：${situation.label}`}
        title={`模拟数据：${situation.label}（Alt+M）`}
        data-changed={situation.text === 'normal' ? undefined : true}
        onClick={() => setOpen(true)}
      >
        <span />
      </button>
    )
  }

  function panelOf() {
    return (
      // Its own keys, so that they do not reach a dialog below.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <section ref={panel} aria-labelledby={headingId} onKeyDown={onKeyDown}>
        <div className="row">
          <h2 id={headingId}>模拟数据：{situation.label}</h2>
          <button type="button" onClick={close}>
            收起
          </button>
        </div>
        <ScenarioSearch scenarios={situation.scenarios} chosen={situation.text} onChoose={situation.choose} />
        <RulesForm text={situation.text} refused={situation.refused} onChoose={situation.choose} />
        <div className="row">
          <CopyButton label="复制地址" textOf={() => addressWithRules(location.href, situation.text)} />
          <button type="button" onClick={() => void situation.reset()}>
            还原数据
          </button>
        </div>
        <BugReportButtons api={api} />
        <CallsList api={api} />
      </section>
    )
  }
}
