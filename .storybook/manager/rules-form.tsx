/** @jsxRuntime automatic */
import { useState, type FormEvent } from 'react'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { Button, Form } from 'storybook/internal/components'
import { useStorybookApi } from 'storybook/manager-api'
import { Line, Note } from './panel.styles.ts'

/**
 * Edits mock rules (docs/mocks.md) for all stories as text, shared through the URL as `?mock=`. A story with invalid
 * rules fails with the reason.
 */
export function RulesForm() {
  const api = useStorybookApi()
  const inAddress = api.getQueryParam('mock') ?? ''
  const [text, setText] = useState(inAddress)

  function apply(wanted: string) {
    api.applyQueryParams({ mock: wanted || null })
    const story = api.getCurrentStoryData()
    // The frame reads its address when a story begins.
    if (story) api.emit(FORCE_REMOUNT, { storyId: story.id })
  }

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        apply(text.trim())
      }}
    >
      <Line>
        <Form.Input
          aria-label="情境"
          placeholder="如 save@banner=500,times:1;*=delay:1s"
          value={text}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => setText(target.value)}
        />
        <Button type="submit" ariaLabel={false}>
          应用情境
        </Button>
      </Line>
      {inAddress !== '' && <Note>地址里的情境：{inAddress}</Note>}
    </form>
  )
}
