import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageSection } from './index.ts'

test('a section bears the name of its heading and is where an address leads to', () => {
  render(
    <PageSection id="news" title="新闻动态" lead="近来的进展。">
      <p>两条新闻</p>
    </PageSection>,
  )
  const section = screen.getByRole('region', { name: '新闻动态' })
  expect(section).toHaveAttribute('id', 'news')
  expect(screen.getByRole('heading', { level: 2, name: '新闻动态' })).toHaveAttribute('id', 'news-heading')
  expect(section).toHaveTextContent('新闻动态近来的进展。两条新闻')
})

test('what is empty is said in place of the content, and nothing is where there is content', () => {
  const section = (isEmpty: boolean) => (
    <PageSection headingId="cases-heading" title="案例" empty={isEmpty && <p>暂无案例</p>}>
      <p>三个案例</p>
    </PageSection>
  )
  const { rerender } = render(section(true))
  expect(screen.getByRole('region', { name: '案例' })).not.toHaveAttribute('id')
  expect(screen.getByText('暂无案例')).toBeVisible()
  expect(screen.queryByText('三个案例')).toBeNull()
  rerender(section(false))
  expect(screen.getByText('三个案例')).toBeVisible()
  expect(screen.queryByText('暂无案例')).toBeNull()
})
