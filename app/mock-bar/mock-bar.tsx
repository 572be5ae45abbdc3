import { useLocation } from '@remix-run/react'
import { useId, type FormEvent } from 'react'
import { createPortal } from 'react-dom'
import type { MockContext } from '#app/server/load-context.ts'
import { Bar, Choice, Label, Plain } from './mock-bar.styles.ts'
import { showAbove, useOpenDialog } from './use-open-dialog.ts'

export interface MockBarProps {
  /** The scenario in force and those to choose from. */
  mock: MockContext
}

/**
 * The switch of mock mode: ordinary forms, so that it works in every scenario and without JavaScript. Over an open dialog
 * it stands in that dialog, since all else of the page cannot be reached then.
 */
export function MockBar({ mock }: MockBarProps) {
  const dialog = useOpenDialog()
  const { pathname, search } = useLocation()
  const choiceId = useId()
  const kept = [...new URLSearchParams(search)].filter(([key]) => !/^(scenario|mock)(\[|$)/.test(key))
  const bar = (
    // The mark keeps the console's dialogs from hiding the bar: theirs are no native ones.
    <Bar
      ref={dialog ? showAbove : undefined}
      aria-label="模拟数据"
      data-tone="ink"
      data-react-aria-top-layer="true"
      data-notices-above
    >
      <details>
        <summary>
          模拟场景：{mock.scenarios.find(({ name }) => name === mock.scenario)?.label ?? mock.scenario}
        </summary>
        <form method="get" action={pathname} onSubmit={keepPlace}>
          {kept.map(([key, value], index) => (
            <input key={index} type="hidden" name={key} value={value} />
          ))}
          {/* Beside the list, not around it: around, all of its options would belong to the label. */}
          <Label htmlFor={choiceId}>换为</Label>
          <Choice
            id={choiceId}
            name="scenario"
            defaultValue={mock.scenario}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            {groupsOf(mock).map((group) => (
              <optgroup key={group} label={group}>
                {mock.scenarios
                  .filter((each) => each.group === group)
                  .map(({ name, label }) => (
                    <option key={name} value={name}>
                      {label}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Choice>
          <Plain type="submit">应用</Plain>
        </form>
        <form method="post" action="/mock/reset">
          <Plain type="submit">还原数据</Plain>
        </form>
      </details>
    </Bar>
  )
  return dialog ? createPortal(bar, dialog) : bar
}

const groupsOf = ({ scenarios }: MockContext) => [...new Set(scenarios.map(({ group }) => group))]

/** The place within the page is in the browser only, so the server cannot print it into the address. */
function keepPlace({ currentTarget: form }: FormEvent<HTMLFormElement>) {
  form.action = `${window.location.pathname}${window.location.hash}`
}
