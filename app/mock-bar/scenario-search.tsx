import { useId, useState } from 'react'
import { useCommittedText } from '#design-system/keys/use-committed-text.ts'
import type { NamedScenario } from './mock-api.ts'

interface ScenarioSearchProps {
  scenarios: readonly NamedScenario[]
  /** The text in force. */
  chosen: string
  onChoose: (name: string) => void
}

/** Scenarios found by their Chinese words, their name or what they are composed of; without words the usual ones. */
export function ScenarioSearch({ scenarios, chosen, onChoose }: ScenarioSearchProps) {
  const [wanted, setWanted] = useState('')
  const { value, onChange, compositionProps } = useCommittedText(wanted, setWanted)
  const inputId = useId()
  const found = scenarios.filter((each) =>
    wanted.trim() === '' ? each.group === '常用' : isFound(each, wanted),
  )
  return (
    <>
      <div className="row">
        <label htmlFor={inputId}>搜索场景</label>
        <input
          id={inputId}
          type="search"
          autoComplete="off"
          placeholder={`${scenarios.length} 个，如“轮播图”或 load-fails`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...compositionProps}
        />
      </div>
      {found.length === 0 && scenarios.length > 0 ? <p role="status">没有这样的场景。</p> : null}
      <ul className="choices" aria-label="场景">
        {found.map(({ name, label }) => (
          <li key={name}>
            <button type="button" title={name} aria-pressed={name === chosen} onClick={() => onChoose(name)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function isFound({ name, group, label, composition }: NamedScenario, wanted: string): boolean {
  const words = `${name} ${group} ${label} ${composition}`.toLowerCase()
  return wanted.trim().toLowerCase().split(/\s+/).every((word) => words.includes(word)) // oxfmt-ignore
}
