import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { cleanHtml } from '#mocks/clean-html.ts'
import { RichTextField } from './index.ts'

const onChange = vi.fn<(html: string) => void>()

function Field() {
  const [html, setHtml] = useState('<p>字</p>')
  return (
    <RichTextField
      label="正文"
      value={html}
      onChange={(next) => {
        setHtml(next)
        onChange(next)
      }}
    />
  )
}

async function show() {
  onChange.mockClear()
  render(<Field />)
  return screen.findByRole('textbox', { name: '正文' })
}

test('every mark and list writes what the server keeps', async () => {
  selectAll(await show())
  for (const name of ['加粗', '斜体', '下划线', '项目列表', '编号列表']) {
    fireEvent.click(tool(name))
    expectKept()
  }
})

test.each([
  ['更多文字格式', ['删除线', '上标', '下标', '行内代码']],
  ['段落格式：正文', ['标题', '小标题', '三级标题', '四级标题', '引用', '代码', '正文']],
  ['对齐方式：左对齐', ['居中', '右对齐', '左对齐']],
  ['表格', ['插入表格（3 行 3 列）', '在上方插入行', '在右侧插入列', '设置或取消表头列', '删除行']],
])('every entry of the menu %s writes what the server keeps', async (menu, entries) => {
  const text = await show()
  if (menu === '更多文字格式') selectAll(text)
  const trigger = tool(menu)
  for (const entry of entries) {
    await userEvent.click(trigger)
    await userEvent.click(await waitFor(() => menuLine(entry)))
    expectKept()
  }
  expect(text).toBeVisible()
})

// By attribute: looking through the whole page by role takes seconds with this many buttons.
const tool = (label: string) => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)!

function menuLine(name: string) {
  const lines = [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const line = lines.find(({ textContent }) => textContent?.replace(/Ctrl.*/, '') === name)
  if (!line) throw new Error(`No line ${name}`)
  return line
}

// A mark at the caret alone is only remembered for what is typed next.
function selectAll(text: HTMLElement) {
  const { editor } = text as HTMLElement & { editor: Editor }
  act(() => void editor.commands.selectAll())
}

function expectKept() {
  const written = onChange.mock.lastCall?.[0] ?? ''
  expect(written).not.toBe('')
  expect(cleanHtml(written)).toBe(written)
}
