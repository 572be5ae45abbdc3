import { useLocation } from '@remix-run/react'
import type { MockContext } from '#app/server/load-context.ts'
import { Bar, Choice, Label, Plain } from './mock-bar.styles.ts'

export interface MockBarProps {
  /** The scenario in force and those to choose from. */
  mock: MockContext
}

/** The switch of mock mode: ordinary forms, so that it works in every scenario and without JavaScript. */
export function MockBar({ mock }: MockBarProps) {
  const { pathname } = useLocation()
  return (
    <Bar aria-label="模拟数据" data-tone="ink">
      <details>
        <summary>模拟场景：{mock.scenarios.find(({ name }) => name === mock.scenario)?.label}</summary>
        <form method="get" action={pathname}>
          <Label>
            换为
            <Choice
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
          </Label>
          <Plain type="submit">应用</Plain>
        </form>
        <form method="post" action="/mock/reset">
          <Plain type="submit">还原数据</Plain>
        </form>
      </details>
    </Bar>
  )
}

const groupsOf = ({ scenarios }: MockContext) => [...new Set(scenarios.map(({ group }) => group))]
