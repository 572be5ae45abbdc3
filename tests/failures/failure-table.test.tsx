import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FailureTable } from '#stories/failures/failure-table.tsx'
import { storedSnapshots, parts } from './snapshots.ts'

const rows = () => [...document.querySelectorAll('tbody tr')]
const told = () => screen.getByText(/ 行，共 /).textContent

test('the table comes with its page, a part at once; words of a call or a sentence, a screen and a kind narrow it', async () => {
  const all = parts.flatMap(storedSnapshots)
  render(<FailureTable />)
  expect(screen.getByRole('status')).toHaveTextContent('正在取这张表')
  expect(await screen.findByText(`${all.length} 行，共 ${all.length} 行；下面是前 60 行`)).toBeVisible()
  expect(rows()).toHaveLength(60)
  fireEvent.click(screen.getByText('再显示 60 行'))
  expect(rows()).toHaveLength(120)

  const words = screen.getByLabelText('请求、做什么或看到的话')
  fireEvent.change(words, { target: { value: '流程图上传失败' } })
  const withWords = all.filter(({ said }) => said.some((each) => each.includes('流程图上传失败')))
  expect(withWords.length).toBeGreaterThan(0)
  expect(told()).toBe(`${withWords.length} 行，共 ${all.length} 行`)
  fireEvent.change(words, { target: { value: 'POST /api/partner/update' } })
  fireEvent.change(screen.getByLabelText('怎样失败'), { target: { value: 'cut' } })
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).toHaveTextContent(
    /^partner编辑POST \/api\/partner\/update网络中断（cut）网络错误，请稍后重试$/,
  )
})
