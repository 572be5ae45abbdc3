import { useEffect, useId, useState } from 'react'
import type { Refused } from './mock-api.ts'

interface RulesFormProps {
  /** The text in force. */
  text: string
  /** Why the last one was not taken. */
  refused?: Refused
  onChoose: (text: string) => void
}

/** Any text of the language of mock rules (docs/mocks.md); one that is refused offers the nearest. */
export function RulesForm({ text, refused, onChoose }: RulesFormProps) {
  const [typed, setTyped] = useState(text)
  const inputId = useId()
  useEffect(() => setTyped(text), [text])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(typed.trim() || 'normal')
      }}
    >
      <div className="row">
        <label htmlFor={inputId}>情境</label>
        <input
          id={inputId}
          autoComplete="off"
          spellCheck={false}
          placeholder="save=500,times:1"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit">应用</button>
      </div>
      {refused ? (
        <div role="alert">
          <p>{refused.message}</p>
          <div className="row">
            {refused.nearest.map((each) => (
              <button key={each} type="button" onClick={() => onChoose(each)}>
                {each}
              </button>
            ))}
          </div>
        </div>
      ) : null}
    </form>
  )
}
