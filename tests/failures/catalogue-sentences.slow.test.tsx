import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/shared/environment-defaults.ts'
import { messages } from '#contract/shared/messages.ts'
import { uploadSentences } from '#contract/shared/upload-rules.ts'
import { bracketed } from '#mocks/rules/split-text.ts'
import { meet, showPanel, withConsoleApi } from '#tests/panels/console-fixture.tsx'
import { acts } from './acts.ts'
import { drawMessageForm } from './draw-message-form.tsx'
import { messagesOnScreen, waitUntilSettled } from './screen-text.ts'
import { isWhole } from './snapshots.ts'

withConsoleApi()

const all = [
  ...Object.values(messages),
  ...Object.values(uploadSentences).map((each) => (typeof each === 'string' ? each : each('image', defaultSettings))), // oxfmt-ignore
]
/** Of a part every so many: a sentence more is said as the others are. */
const sentences = isWhole ? all : all.filter((_each, index) => index % 4 === 0)

test('A-581 every sentence of the catalogue that refuses a save is shown as it is, and the form stands', async () => {
  const [editing] = acts
  await showPanel('banner')
  await waitUntilSettled()
  await editing!.begin()
  const standing = editing!.standing()
  const silent: string[] = []
  for (const sentence of sentences) {
    meet(`save@banner=400${bracketed(sentence)}`)
    await editing!.press()
    if (!messagesOnScreen().some((each) => each.includes(sentence))) silent.push(sentence)
  }
  expect(silent).toEqual([])
  expect(editing!.standing()).toEqual(standing)
})

test('P-460 every sentence of the catalogue that refuses a message is shown to the visitor as it is', async () => {
  await drawMessageForm('/?index')
  const name = screen.getByLabelText<HTMLInputElement>(/^姓名/)
  const silent: string[] = []
  for (const sentence of sentences) {
    meet(`POST/api/contact/add=400${bracketed(sentence)}`)
    await act(async () => void fireEvent.click(screen.getByText('发送消息').closest('button')!))
    await waitUntilSettled()
    if (!messagesOnScreen().some((each) => each.includes(sentence))) silent.push(sentence)
  }
  expect(silent).toEqual([])
  expect(name.value).not.toBe('')
  cleanup()
})
