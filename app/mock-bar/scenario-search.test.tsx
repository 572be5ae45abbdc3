import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ScenarioSearch } from './scenario-search.tsx'

const scenarios = [
  { name: 'normal', group: '常用', label: '一切正常', composition: '' },
  { name: 'empty-banner', group: '空', label: '轮播图为空', composition: '' },
]

test('letters that are being put together find no scenario before they are committed', () => {
  render(<ScenarioSearch scenarios={scenarios} chosen="normal" onChoose={() => undefined} />)
  const input = screen.getByRole('searchbox', { name: '搜索场景' })
  fireEvent.compositionStart(input)
  fireEvent.change(input, { target: { value: 'lunbo' } })
  expect(input).toHaveValue('lunbo')
  expect(screen.getByRole('button', { name: '一切正常' })).toBeVisible()
  fireEvent.change(input, { target: { value: '轮播' } })
  fireEvent.compositionEnd(input)
  expect(screen.getByRole('button', { name: '轮播图为空' })).toBeVisible()
})
