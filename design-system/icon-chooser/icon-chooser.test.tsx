import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AudioLines, Box, Car } from 'lucide-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { choicesOfEmoji, choicesOfIcons, findChoices } from './choices.ts'
import { emojiChoices } from './emoji-choices.ts'
import { IconChooser, type IconChooserProps } from './index.ts'
import { isOneEmoji } from './one-emoji.ts'

const icons = [
  { name: 'audio-lines', label: '语音', keywords: ['声音', 'voice'], Icon: AudioLines },
  { name: 'box', label: '立体框', keywords: ['3d', '点云'], Icon: Box },
  { name: 'car', label: '汽车', keywords: ['自动驾驶', 'vehicle'], Icon: Car },
]

test('Icons are found by name, label and keywords in both languages', () => {
  const found = (query: string) => findChoices(choicesOfIcons(icons), query).map(({ value }) => value)
  expect(found('VOICE')).toEqual(['audio-lines'])
  expect(found('自动')).toEqual(['car'])
  expect(found('３Ｄ 点云')).toEqual(['box'])
  expect(found('')).toHaveLength(3)
  expect(found('没有')).toEqual([])
})

test.each([['🚗'], ['🅿️'], ['🇨🇳'], ['👩🏽‍🌾'], ['1️⃣'], ['❤️'], [' 🚀 '], ['🏴󠁧󠁢󠁥󠁮󠁧󠁿']])('%s is one emoji', (text) => {
  expect(isOneEmoji(text)).toBe(true)
})

test.each([[''], ['🚗🚦'], ['汽车'], ['🚗车'], ['car'], ['1'], ['#'], [':)']])('%s is refused', (text) => {
  expect(isOneEmoji(text)).toBe(false)
})

test('Every emoji on offer is one, has a name of its own and stands there once', () => {
  const emoji = emojiChoices.map((each) => each.emoji)
  expect(emoji.filter((each) => !isOneEmoji(each))).toEqual([])
  expect(new Set(emoji).size).toBe(emoji.length)
  expect(new Set(emojiChoices.map(({ label }) => label)).size).toBe(emojiChoices.length)
  expect(findChoices(choicesOfEmoji(emojiChoices), '医疗').length).toBeGreaterThan(1)
})

function Chooser({ value: first, onChange, ...props }: Partial<IconChooserProps>) {
  const [value, setValue] = useState(first ?? '')
  return (
    <IconChooser
      {...({ label: '图标', icons, ...props } as IconChooserProps)}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}

test('An unknown stored name is kept and noted, and it can be cleared', async () => {
  const onChange = vi.fn()
  render(<Chooser value="van-front" onChange={onChange} />)
  expect(screen.getByRole('button', { name: '图标 van-front' })).toHaveAccessibleDescription(
    /没有名为“van-front”/,
  )
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '清除图标' }))
  expect(onChange).toHaveBeenCalledWith('')
  expect(screen.getByRole('button', { name: '图标 选择图标' })).toBeVisible()
})

test('A word and Enter choose the first match', async () => {
  const onChange = vi.fn()
  render(<Chooser onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: '图标 选择图标' }))
  expect(screen.getByRole('searchbox', { name: '搜索图标' })).toHaveFocus()
  await userEvent.keyboard('vehicle{Enter}')
  expect(onChange).toHaveBeenCalledWith('car')
  await waitFor(() => expect(screen.getByRole('button', { name: '图标 汽车' })).toHaveFocus())
})

test('A typed emoji is taken, text is refused and the form around is not sent', async () => {
  const onChange = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Chooser kind="emoji" icons={undefined} onChange={onChange} />
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: '图标 选择表情符号' }))
  const entry = screen.getByRole('textbox', { name: '其他表情符号' })
  await userEvent.type(entry, '行业方案{Enter}')
  expect(entry).toHaveAccessibleDescription('只能填一个表情符号，不能填文字')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.clear(entry)
  await userEvent.click(entry)
  await userEvent.paste('🦄')
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledWith('🦄')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(await screen.findByRole('button', { name: '图标 自选表情 🦄' })).toBeVisible()
})

test('An error that a press brings about appears only when the press has ended', async () => {
  const { rerender } = render(<Chooser />)
  fireEvent.pointerDown(document.body)
  rerender(<Chooser error="请选择图标" />)
  expect(screen.queryByText('请选择图标')).toBeNull()
  fireEvent.click(document.body)
  await waitFor(() => expect(screen.getByText('请选择图标')).toBeVisible())
})
