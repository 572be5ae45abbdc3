import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectConsoleError } from '#tests/setup/component.ts'
import { PanelBoundary } from './panel-boundary.tsx'

function Falling(): JSX.Element {
  throw new TypeError('rows.map is not a function')
}

test('a panel that falls says so in its place, without a word of what broke; what is around it stands', () => {
  expectConsoleError(/rows\.map|Falling/)
  render(
    <main>
      <h1>合作企业</h1>
      <PanelBoundary>
        <Falling />
      </PanelBoundary>
    </main>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('面板暂时无法显示')
  expect(screen.getByRole('alert')).toHaveTextContent('已保存的内容不受影响。')
  expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible()
  expect(screen.getByRole('heading', { name: '合作企业' })).toBeVisible()
  expect(document.body).not.toHaveTextContent('rows.map')
})
