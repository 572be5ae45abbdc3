import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MARKED } from './mark-sentence.ts'
import { Player } from './player.tsx'
import { sentencesIn } from './sentences-in.ts'
import { fakeSynthesis, FakeUtterance, voice } from './speech-fixture.tsx'

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  sessionStorage.clear()
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.querySelector('main')?.remove()
})

async function read(texts = ['第一句', '第二句', '第三句'], speech = fakeSynthesis()) {
  const main = document.body.appendChild(document.createElement('main'))
  main.innerHTML = texts.map((text) => `<p>${text}</p>`).join('')
  const onClose = vi.fn()
  const sentences = sentencesIn(main)
  const { unmount } = render(<Player sentences={sentences} synth={speech.synth} onClose={onClose} />)
  await act(async () => {})
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const texts_ = () => speech.said.map(({ text }) => text)
  return { ...speech, onClose, unmount, press, texts: texts_ }
}

const marked = () => document.querySelector(`[${MARKED}]`)?.textContent

test('it reads sentence by sentence with a Chinese voice, marks each, and closes after the last', async () => {
  const { said, texts, end, onClose, unmount } = await read()
  expect(said[0]).toMatchObject({ text: '第一句', lang: 'zh-CN', rate: 1 })
  expect(marked()).toBe('第一句')
  act(() => void end())
  expect(marked()).toBe('第二句')
  act(() => void end())
  expect(texts()).toEqual(['第一句', '第二句', '第三句'])
  expect(onClose).not.toHaveBeenCalled()
  act(() => void end())
  expect(onClose).toHaveBeenCalledOnce()
  unmount()
  expect(marked()).toBeUndefined()
})

test('a pause cuts off the sentence, and it is said again from its beginning', async () => {
  const { press, texts, end, timesCancelled } = await read()
  const before = timesCancelled()
  await press('暂停')
  expect(timesCancelled()).toBe(before + 1)
  // What was cut off may still tell that it ended.
  act(() => void end())
  expect(texts()).toEqual(['第一句'])
  await press('继续')
  expect(texts()).toEqual(['第一句', '第一句'])
})

test('one goes forth and back, not beyond the ends; while it pauses it stays silent', async () => {
  const { press, texts } = await read()
  await press('上一句')
  await press('下一句')
  await press('下一句')
  await press('下一句')
  expect(texts()).toEqual(['第一句', '第一句', '第二句', '第三句', '第三句'])
  await press('暂停')
  await press('上一句')
  expect(texts()).toHaveLength(5)
  expect(marked()).toBe('第二句')
  await press('继续')
  expect(texts().at(-1)).toBe('第二句')
})

test('a speed counts at once and for the next page of this tab', async () => {
  const { said, unmount } = await read()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '语速' }), '1.5 倍')
  expect(said.map(({ text, rate }) => `${text} ${rate}`)).toEqual(['第一句 1', '第一句 1.5'])
  unmount()
  document.querySelector('main')?.remove()
  const next = await read()
  expect(next.said[0]?.rate).toBe(1.5)
})

test('it is a toolbar that takes the focus, left and right go through it, Escape stops', async () => {
  const { onClose } = await read()
  expect(screen.getByRole('toolbar', { name: '朗读' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '暂停' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(screen.getByRole('button', { name: '停止' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape in a dialog belongs to the dialog', async () => {
  const { onClose } = await read()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).not.toHaveBeenCalled()
  dialog.remove()
})

test('no region tells screen readers the sentences a second time', async () => {
  await read()
  const bar = screen.getByRole('toolbar')
  expect(bar.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull()
  expect(bar).not.toHaveTextContent('第一句')
})

test('a voice that fails pauses, says so and can be tried again', async () => {
  const { fail, press, texts } = await read()
  act(() => void fail('network'))
  expect(screen.getByRole('alert')).toHaveTextContent('朗读中断，请按“继续”。')
  await press('继续')
  expect(texts()).toEqual(['第一句', '第一句'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a browser that stays silent is not told to be reading', async () => {
  vi.useFakeTimers()
  const speech = fakeSynthesis()
  speech.synth.speak = () => {}
  await read(['第一句'], speech)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.getByRole('button', { name: '继续' })).toBeInTheDocument()
  vi.useRealTimers()
})

test.each([
  [
    'only voices of other languages',
    fakeSynthesis([voice('en-US')]).synth,
    '本机没有中文语音，无法朗读。请在系统设置中添加中文语音。',
  ],
  ['no speech at all', undefined, '这个浏览器不能朗读'],
])('with %s it says so and offers nothing but to close', async (_what, synth, sentence) => {
  render(
    <Player sentences={[{ text: '甲', range: document.createRange() }]} synth={synth} onClose={() => {}} />,
  )
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence))
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['关闭'])
  expect(screen.getByRole('button')).toHaveFocus()
})

test('when it goes it falls silent', async () => {
  const { unmount, timesCancelled } = await read()
  const before = timesCancelled()
  unmount()
  expect(timesCancelled()).toBe(before + 1)
})
