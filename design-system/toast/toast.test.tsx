import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { toast, ToastRegion } from './index.ts'

beforeEach(() => {
  // The queue is the page's, and the files of a run share it.
  toast.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(
    <ConsoleLocale>
      <ToastRegion />
    </ConsoleLocale>,
  )
})

afterEach(() => {
  act(() => toast.clear())
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('A success is a polite notice that leaves after four seconds', async () => {
  act(() => void toast.success('保存成功'))
  expect(screen.getByRole('status')).toHaveTextContent('保存成功')
  await pass(3900)
  expect(screen.getByText('保存成功')).toBeVisible()
  await pass(200)
  expect(screen.queryByText('保存成功')).toBeNull()
})

test('A failure interrupts and stays eight seconds', async () => {
  act(() => void toast.error('保存失败'))
  expect(screen.getByRole('alert')).toHaveTextContent('保存失败')
  await pass(7900)
  expect(screen.getByText('保存失败')).toBeVisible()
  await pass(200)
  expect(screen.queryByText('保存失败')).toBeNull()
})

test('The pointer on a notice stops its clock until it leaves', async () => {
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  place.mockReturnValue(new DOMRect(624, 700, 384, 52))
  act(() => void toast.info('正在导出'))
  await pass(0)
  pointAt(700, 720)
  await pass(20_000)
  expect(screen.getByText('正在导出')).toBeVisible()
  pointAt(700, 600)
  await pass(4_100)
  expect(screen.queryByText('正在导出')).toBeNull()
  place.mockRestore()
})

test('The same notice twice is shown once, and it can be closed', async () => {
  act(() => {
    toast.error('登录已失效')
    toast.error('登录已失效')
  })
  expect(screen.getAllByText('登录已失效')).toHaveLength(1)
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: '关闭' }))
  expect(screen.queryByText('登录已失效')).toBeNull()
})

test('F6 brings the keyboard to the notices, and back to where it was once they are gone', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  document.body.insertAdjacentHTML('beforeend', '<button id="before">新增</button>')
  document.getElementById('before')?.focus()
  act(() => void toast.error('保存失败'))
  await user.keyboard('{F6}')
  expect(screen.getByRole('region', { name: '通知（1 条）' })).toHaveFocus()
  await user.tab()
  await user.tab()
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await pass(0)
  expect(document.getElementById('before')).toHaveFocus()
  document.getElementById('before')?.remove()
})

test('F6 brings the keyboard to notices that come after all earlier ones have gone', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  act(() => void toast.info('正在导出'))
  await pass(4_100)
  act(() => void toast.error('导出失败'))
  await user.keyboard('{F6}')
  expect(screen.getByRole('region')).toHaveFocus()
})

test('Of ten notices at once the four newest are shown, the newest first, and no older one comes after them', async () => {
  act(() => {
    for (let number = 1; number <= 10; number += 1) toast.info(`第 ${number} 条`)
  })
  const shown = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)
  expect(shown()).toEqual(['第 10 条', '第 9 条', '第 8 条', '第 7 条'])
  await pass(4_100)
  expect(shown()).toEqual([])
})

test('A notice that stays until it is closed outlasts newer ones that leave by themselves', () => {
  act(() => {
    toast.warning('即将退出', { timeout: 0 })
    for (let number = 1; number <= 10; number += 1) toast.info(`第 ${number} 条`)
  })
  expect(screen.getByText('即将退出')).toBeVisible()
})

test('What can be done about a notice is a button; the press ends the notice', async () => {
  const onAction = vi.fn()
  act(() => void toast.warning('即将退出', { timeout: 0, action: { label: '继续使用', onAction } }))
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: '继续使用' }))
  expect(onAction).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('即将退出')).toBeNull()
})

test('Notices rise above the foot of an open dialog that they would lie over', async () => {
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  // The window of jsdom is 1024 × 768: the notices stand at its lower right corner, over the dialog's foot.
  place.mockImplementation(function at(this: Element) {
    if (this.id === 'foot') return new DOMRect(200, 680, 800, 64)
    if (this.getAttribute('role') === 'region') return new DOMRect(624, 700, 384, 52)
    return new DOMRect()
  })
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog" aria-label="新增"><form><p>字段</p><div id="foot"><button>保存</button></div></form></div>',
  )
  act(() => void toast.success('保存成功'))
  await pass(0)
  expect(screen.getByRole('region').style.getPropertyValue('--notices-lift')).toBe('80px')
  screen.getByRole('dialog').remove()
  place.mockRestore()
})

test('Notices come down again where the page has become shorter, and the foot of its list stands higher', async () => {
  let layOut = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        layOut = told
      }
      observe() {}
      disconnect() {}
    },
  )
  let footTop = 700
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  place.mockImplementation(function at(this: Element) {
    if (this.id === 'foot') return new DOMRect(200, footTop, 800, 48)
    if (this.getAttribute('role') !== 'region') return new DOMRect()
    return new DOMRect(624, 700 - Number.parseFloat(liftOf(this) || '0'), 384, 52)
  })
  const liftOf = (region: Element) => (region as HTMLElement).style.getPropertyValue('--notices-lift')
  document.body.insertAdjacentHTML('beforeend', '<div id="foot" data-notices-above></div>')
  act(() => void toast.error('记录不存在'))
  await pass(0)
  expect(liftOf(screen.getByRole('region'))).toBe('60px')
  footTop = 590
  layOut()
  expect(liftOf(screen.getByRole('region'))).toBe('0px')
  document.getElementById('foot')?.remove()
  place.mockRestore()
  vi.unstubAllGlobals()
})

function pointAt(clientX: number, clientY: number) {
  const event = new MouseEvent('pointermove', { clientX, clientY, bubbles: true })
  document.body.dispatchEvent(event)
}
