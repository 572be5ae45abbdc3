import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CoordinatesField, type Coordinates } from './index.ts'

const NOWHERE: Coordinates = { latitude: null, longitude: null }
const figures = () => [
  screen.getByRole<HTMLInputElement>('textbox', { name: '纬度' }).value,
  screen.getByRole<HTMLInputElement>('textbox', { name: '经度' }).value,
]
const paste = (name: '纬度' | '经度', text: string) =>
  fireEvent.paste(screen.getByRole('textbox', { name }), { clipboardData: { getData: () => text } })

function show(first = NOWHERE) {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  function Placing() {
    const [place, setPlace] = useState(first)
    return (
      <form onSubmit={submit}>
        <CoordinatesField label="坐标" datum="GCJ-02" value={place} onChange={setPlace} />
      </form>
    )
  }
  render(<Placing />)
  return { user: userEvent.setup(), submit }
}

test('A-271, A-652 a pasted pair fills both inputs with six decimals, and the field says which system it is in', () => {
  show()
  expect(screen.getByRole('group', { name: '坐标' })).toHaveAccessibleDescription(
    '坐标系：高德、腾讯地图（GCJ-02）',
  )
  paste('经度', '31.82059149，117.22721951')
  expect(figures()).toEqual(['31.820591', '117.22722'])
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
})

test('a pasted pair in place of another tells what stood there and can be taken back', async () => {
  const { user } = show({ latitude: 31.1, longitude: 117.2 })
  paste('纬度', '117.227219,31.820591')
  expect(figures()).toEqual(['31.820591', '117.227219'])
  expect(screen.getByText('原来是纬度 31.1，经度 117.2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect(figures()).toEqual(['31.1', '117.2'])
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
})

test('what was filled in and then changed by hand is not taken back', async () => {
  const { user } = show({ latitude: 31.1, longitude: 117.2 })
  paste('纬度', '31.820591, 117.227219')
  await user.type(screen.getByRole('textbox', { name: '纬度' }), '{Backspace}')
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
})

test.each([
  ['百度地图（BD-09）', '39.915, 116.404', ['39.908657', '116.397627']],
  ['GPS 设备（WGS-84）', '39.911954, 116.377817', ['39.913345', '116.384047']],
  ['高德、腾讯地图（GCJ-02）', '39.911954, 116.377817', ['39.911954', '116.377817']],
])('a pair from %s is converted, by keyboard alone', async (source, text, converted) => {
  const { user, submit } = show()
  screen.getByRole('button', { name: '换算其他坐标系' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: '换算其他坐标系' })).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('radio', { name: source }))
  await user.type(screen.getByRole('textbox', { name: '要换算的坐标' }), `${text}{Enter}`)
  expect(figures()).toEqual(converted)
  expect(submit).not.toHaveBeenCalled()
  expect(screen.queryByRole('group', { name: '坐标换算' })).toBeNull()
  expect(screen.getByRole('button', { name: '换算其他坐标系' })).toHaveFocus()
})

test('a conversion tells the figures it was made of, is heard, and can be taken back', async () => {
  const { user } = show({ latitude: 39.915, longitude: 116.404 })
  await user.click(screen.getByRole('button', { name: '换算其他坐标系' }))
  // The pair that stands there is offered: it may have been pasted before anybody thought of its system.
  expect(screen.getByRole('textbox', { name: '要换算的坐标' })).toHaveValue('39.915, 116.404')
  await user.click(screen.getByRole('radio', { name: '百度地图（BD-09）' }))
  await user.click(screen.getByRole('button', { name: '换算并填入' }))
  expect(figures()).toEqual(['39.908657', '116.397627'])
  expect(screen.getByRole('status')).toHaveTextContent(
    '已由百度地图（BD-09） 39.915, 116.404 换算，已填入纬度 39.908657，经度 116.397627',
  )
  expect(
    screen.getByText('由百度地图（BD-09） 39.915, 116.404 换算，原来是纬度 39.915，经度 116.404'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: '换算其他坐标系' }))
  expect(screen.getByRole('textbox', { name: '要换算的坐标' })).toHaveValue('')
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect(figures()).toEqual(['39.915', '116.404'])
  expect(screen.getByRole('button', { name: '换算其他坐标系' })).toHaveFocus()
})

test('a pasted text that names its system is converted at once', () => {
  show()
  paste('纬度', '百度坐标：39.915, 116.404')
  expect(figures()).toEqual(['39.908657', '116.397627'])
  expect(screen.getByText('由百度地图（BD-09） 39.915, 116.404 换算，原来没有填写')).toBeVisible()
})

test('one that is the wrong way round besides is filled in as it is, to be exchanged and then converted', () => {
  show()
  paste('纬度', '百度坐标：87.6, 43.8')
  expect(figures()).toEqual(['87.6', '43.8'])
  expect(screen.getByText('纬度和经度似乎写反了')).toBeVisible()
  expect(screen.getByRole('textbox', { name: '要换算的坐标' })).toHaveValue('87.6, 43.8')
})

test.each([
  ['', '请输入要换算的坐标'],
  ['合肥市高新区', '没有读出一对坐标，请写成“31.820591, 117.227219”'],
  ['31.820591', '没有读出一对坐标，请写成“31.820591, 117.227219”'],
  ['31.8, 217.2', '经度应在 -180 到 180 之间'],
  ['95.1N 117.2E', '纬度应在 -90 到 90 之间'],
  ['87.6, 43.8', '纬度和经度似乎写反了，请把纬度写在前面'],
])('%j is not converted, and the field says why', async (text, sentence) => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: '换算其他坐标系' }))
  await user.click(screen.getByRole('radio', { name: '百度地图（BD-09）' }))
  if (text) await user.type(screen.getByRole('textbox', { name: '要换算的坐标' }), text)
  await user.click(screen.getByRole('button', { name: '换算并填入' }))
  expect(screen.getByRole('textbox', { name: '要换算的坐标' })).toHaveAccessibleDescription(sentence)
  expect(figures()).toEqual(['', ''])
})

test('nothing is converted before its source is chosen', async () => {
  const { user } = show({ latitude: 39.915, longitude: 116.404 })
  await user.click(screen.getByRole('button', { name: '换算其他坐标系' }))
  await user.click(screen.getByRole('button', { name: '换算并填入' }))
  expect(screen.getByText('请选择坐标来自哪里')).toBeVisible()
  expect(figures()).toEqual(['39.915', '116.404'])
  await user.click(screen.getByRole('button', { name: '收起' }))
  expect(screen.getByRole('button', { name: '换算其他坐标系' })).toHaveFocus()
})

test('a pasted pair that no axis reaches is told at the input', async () => {
  show()
  paste('纬度', '31.8, 217.2')
  expect(figures()).toEqual(['31.8', '217.2'])
  expect(screen.getByRole('textbox', { name: '经度' })).toHaveAccessibleDescription(
    /^经度应在 -180 到 180 之间/,
  )
})

test('Enter that takes a composed text does not convert it yet', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: '换算其他坐标系' }))
  const text = screen.getByRole('textbox', { name: '要换算的坐标' })
  fireEvent.change(text, { target: { value: '百度 39.915, 116.404' } })
  expect(fireEvent.keyDown(text, { key: 'Enter', isComposing: true })).toBe(true)
  expect(screen.getByRole('group', { name: '坐标换算' })).toBeVisible()
  expect(figures()).toEqual(['', ''])
})
