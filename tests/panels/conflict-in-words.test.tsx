import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoColleague } from '#mocks/accounts.ts'
import { askAs, rowOf, showPanel, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

test('X-79 a call that tells of a conflict in a sentence: the record is read again, both versions show, and the next save is taken', async () => {
  const { user, api } = await showPanel('enterprise-honors')
  const [honor] = await api('GET /api/enterprise-honors/')
  await user.click((await rowOf(honor!.title)).getByRole('button', { name: '编辑' }))
  const { api: askAsColleague } = await askAs(demoColleague)
  await askAsColleague('POST /api/enterprise-honors/update', { body: { ...honor!, title: '同事的荣誉' } })

  const title = await screen.findByRole('textbox', { name: /^荣誉名称/ })
  await user.clear(title)
  await user.type(title, '我的荣誉')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('这条记录刚被他人修改')).toBeVisible()
  expect(screen.getByRole('group', { name: '荣誉名称' })).toHaveTextContent(
    '当前记录［删除：同事的］荣誉我填写的［新增：我的］荣誉',
  )
  expect(title).toHaveValue('我的荣誉')

  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('更新成功')).toBeVisible()
  expect((await api('GET /api/enterprise-honors/')).map((each) => each.title)).toContain('我的荣誉')
})
