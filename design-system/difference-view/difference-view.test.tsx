import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findRuns, MOST_CHARACTERS } from './find-runs.ts'
import { DifferenceView } from './index.ts'
import { readableText } from './readable-text.ts'

const kinds = (before: string, after: string) =>
  findRuns(before, after).runs.map(({ kind, text }) => [kind, text])

test('Chinese is compared by words, not by letters', () => {
  expect(kinds('测绘数据服务', '标注数据服务')).toEqual([
    ['removed', '测绘'],
    ['added', '标注'],
    ['same', '数据服务'],
  ])
})

test('a single letter between two changes joins them', () => {
  expect(kinds('北京，上海', '广州，深圳')).toEqual([
    ['removed', '北京，上海'],
    ['added', '广州，深圳'],
  ])
})

test('equal texts have one run, an empty text against a value has one change', () => {
  expect(kinds('一样', '一样')).toEqual([['same', '一样']])
  expect(kinds('', '')).toEqual([])
  expect(kinds('', '新的')).toEqual([['added', '新的']])
})

test('a small change in a text of a hundred thousand letters is found at once', () => {
  const long = '地块调查与影像标注。'.repeat(10_000)
  const started = performance.now()
  const { runs, isCoarse } = findRuns(`${long}旧的${long}`, `${long}新的${long}`)
  expect(runs.map(({ kind, text }) => [kind, text.length])).toEqual([
    ['same', 100_000],
    ['removed', 1],
    ['added', 1],
    ['same', 100_001],
  ])
  expect(isCoarse).toBe(false)
  expect(performance.now() - started).toBeLessThan(1000)
})

test('two wholly different long texts are exchanged as a whole, in bounded time', () => {
  const before = Array.from({ length: MOST_CHARACTERS }, (_, i) => String.fromCodePoint(0x4e00 + (i % 5000)))
  const started = performance.now()
  const { runs, isCoarse } = findRuns(before.join(''), '另'.repeat(MOST_CHARACTERS))
  expect(runs.map(({ kind }) => kind)).toEqual(['removed', 'added'])
  expect(isCoarse).toBe(true)
  expect(performance.now() - started).toBeLessThan(1000)
})

test('letters of two units are not cut', () => {
  const filler = '长'.repeat(MOST_CHARACTERS)
  expect(kinds(`${filler}𠮷`, `${filler}𠮶`).map(([, text]) => text)).toEqual([filler, '𠮷', '𠮶'])
})

test('formatted text is read as lines', () => {
  expect(
    readableText('<h2>标题</h2><p>一 &amp; 二</p><ul><li><p>点</p></li></ul><img src="a" alt="图" />'),
  ).toBe('标题\n一 & 二\n· 点\n［图片：图］')
})

test('what was removed and added is marked and said in words', () => {
  render(<DifferenceView before="联系电话 0551" after="联系电话 0552" />)
  const removed = screen.getByText('0551', { exact: false, selector: 'del' })
  expect(removed).toHaveTextContent('［删除：0551］')
  expect(screen.getByText('0552', { exact: false, selector: 'ins' })).toHaveTextContent('［新增：0552］')
})

test('fields are matched by label; unchanged ones are counted and named', async () => {
  render(
    <DifferenceView
      before={[
        { label: '标题', value: '旧标题' },
        { label: '排序', value: '1' },
        { label: '描述', value: null },
      ]}
      after={[
        { label: '标题', value: '新标题' },
        { label: '排序', value: '1' },
        { label: '描述', value: '一句话' },
      ]}
    />,
  )
  expect(screen.getByText('2 项有变化')).toBeVisible()
  const description = screen.getByRole('group', { name: '描述' })
  expect(description).toHaveTextContent('修改前（空）修改后［新增：一句话］')
  expect(screen.queryByRole('group', { name: '排序' })).toBeNull()
  await userEvent.click(screen.getByText('1 项未变'))
  expect(screen.getByText('排序')).toBeVisible()
})

test('pictures stand as thumbnails, a missing one is said', () => {
  render(
    <DifferenceView
      before={[{ label: '图片', value: '', kind: 'picture' }]}
      after={[{ label: '图片', value: 'a.webp', kind: 'picture' }]}
      addressOf={(path) => `/upload/${path}`}
    />,
  )
  const row = within(screen.getByRole('group', { name: '图片' }))
  expect(row.getByText('（无图片）')).toBeVisible()
  expect(row.getByRole('img', { name: '图片（修改后）' })).toHaveAttribute('src', '/upload/a.webp')
})

test('a change of format alone is said', () => {
  render(
    <DifferenceView
      before={[{ label: '正文', value: '<p>字</p>', kind: 'html' }]}
      after={[{ label: '正文', value: '<p><strong>字</strong></p>', kind: 'html' }]}
    />,
  )
  expect(screen.getByText('文字没有变化，只有格式或图片不同。')).toBeVisible()
})

test('no difference is a sentence of its own', () => {
  render(<DifferenceView before="一样" after="一样" />)
  expect(screen.getByText('两个版本的内容一致，没有差别。')).toBeVisible()
})

test('long unchanged text is folded and unfolds on both sides', async () => {
  const same = '没有变化的文字。'.repeat(50)
  render(<DifferenceView before={`旧${same}`} after={`新${same}`} />)
  const folds = screen.getAllByRole('button', { name: /^展开未变的 \d+ 字$/ })
  expect(folds).toHaveLength(2)
  await userEvent.click(folds[0]!)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.body.textContent).toContain(same)
})

test('it renders on the server; ref and attributes go to the root', () => {
  expect(renderToString(<DifferenceView before="旧" after="新" />)).toContain('［新增：')
  const ref = createRef<HTMLDivElement>()
  render(<DifferenceView ref={ref} data-place="audit" before="旧" after="新" />)
  expect(ref.current).toHaveAttribute('data-place', 'audit')
})
