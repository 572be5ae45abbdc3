/** @jsxRuntime automatic */
import { useState } from 'react'
import { Form } from 'storybook/internal/components'
import { useGlobals, useGlobalTypes } from 'storybook/manager-api'
import type { scenarioChoices } from '#mocks/scenarios.ts'
import { Choice, Choices, Empty, GroupName, Note, Search } from './panel.styles.ts'
import { RulesForm } from './rules-form.tsx'

type Choices = typeof scenarioChoices

/** All scenarios by group, found by their Chinese words or by their name; the toolbar has the common ones only. */
export function ScenarioPanel() {
  const choices = (useGlobalTypes().scenario?.choices ?? []) as Choices
  const [{ scenario }, setGlobals, { scenario: fixed }] = useGlobals()
  const [wanted, setWanted] = useState('')
  const found = choices.filter((choice) => isFound(choice, wanted))
  return (
    <>
      <RulesForm />
      <Search>
        <Form.Input
          type="search"
          aria-label="搜索场景"
          placeholder={`搜索 ${choices.length} 个场景，如“轮播图”或 load-fails`}
          value={wanted}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => setWanted(target.value)}
        />
      </Search>
      {fixed !== undefined && <Note>这个故事自带场景，不能在此更换。</Note>}
      {found.length === 0 && <Empty>{choices.length > 0 ? '没有这样的场景。' : '正在载入场景…'}</Empty>}
      {groupsOf(found).map(([group, members]) => (
        <section key={group} aria-label={group}>
          <GroupName>{group}</GroupName>
          <Choices>
            {members.map(({ name, label }) => (
              <li key={name}>
                <Choice
                  type="button"
                  title={name}
                  aria-pressed={scenario === name}
                  disabled={fixed !== undefined}
                  onClick={() => setGlobals({ scenario: name })}
                >
                  {label}
                </Choice>
              </li>
            ))}
          </Choices>
        </section>
      ))}
    </>
  )
}

function isFound({ name, group, label }: Choices[number], wanted: string): boolean {
  const words = `${name} ${group} ${label}`.toLowerCase()
  return wanted.toLowerCase().split(/\s+/).every((word) => words.includes(word)) // oxfmt-ignore
}

function groupsOf(choices: Choices): [string, Choices][] {
  const names = [...new Set(choices.map(({ group }) => group))]
  return names.map((name) => [name, choices.filter(({ group }) => group === name)])
}
