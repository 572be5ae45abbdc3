import { expect, test, vi } from 'vitest'
import { orFallback } from './or-fallback.ts'

test('what loads is handed on and nothing is logged', async () => {
  const report = vi.fn()
  expect(await orFallback(async () => ['loaded'], [], '加载轮播图失败', report)).toEqual(['loaded'])
  expect(report).not.toHaveBeenCalled()
})

test('P-465, P-466 a failed load is logged with its Chinese sentence and the fallback shows', async () => {
  const report = vi.fn()
  const load = () => Promise.reject(new Error('no answer'))
  expect(await orFallback(load, ['default'], '加载轮播图失败', report)).toEqual(['default'])
  expect(report).toHaveBeenCalledExactlyOnceWith('加载轮播图失败', { reason: 'no answer' })
})

test('P-465 in the browser the sentence goes to the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await orFallback(() => Promise.reject(new Error('no answer')), null, '加载公司信息失败')
  expect(warn).toHaveBeenCalledExactlyOnceWith('加载公司信息失败', { reason: 'no answer' })
  warn.mockRestore()
})
