import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal } from '#contract/fields/number-fields.ts'
import { text } from '#contract/fields/text-fields.ts'
import type { Values } from '#app/admin/form/use-record-dialog.ts'

configure({ asyncUtilTimeout: 8_000 })

const LOST = '#design-system/coordinates-field/index.ts'

// Other test files may have loaded this input. Therefore the dialog's modules are loaded again, and everything
// afterwards.
beforeEach(() => {
  vi.resetModules()
  vi.doMock(LOST, () => {
    throw new Error('The connection was lost')
  })
})
afterEach(() => {
  vi.doUnmock(LOST)
  vi.resetModules()
})

test('an input whose code does not come takes nothing with it: what was typed beside it is saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { ConsoleLocale } = await import('#design-system/console-locale/index.ts')
  const { RecordDialog } = await import('#app/admin/form/record-dialog.tsx')
  const fields = { name: text('基地名称'), north: decimal('纬度'), east: decimal('经度') }
  const record = { name: '', north: 22.5, east: 114 }
  const save = vi.fn((_values: Values) => Promise.resolve())
  render(
    <ConsoleLocale>
      <RecordDialog
        typeLabel="基地"
        fields={fields}
        fieldOptions={{ north: { longitude: 'east' } }}
        editing={{ record: { id: 1 }, from: record, version: undefined }}
        save={save}
        onClose={() => undefined}
      />
    </ConsoleLocale>,
  )
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: '基地名称' }), '赣州')
  expect(await screen.findByRole('alert')).toHaveTextContent('页面加载失败，请刷新后重试')
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('textbox', { name: '基地名称' })).toHaveValue('赣州')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(save.mock.lastCall?.[0]).toEqual({ name: '赣州', north: 22.5, east: 114 })
})
