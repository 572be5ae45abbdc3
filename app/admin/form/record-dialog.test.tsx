import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client/api-error.ts'
import * as field from '#contract/declare/field.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
// Loaded here, so that no test waits for it to be compiled.
import '#design-system/number-field/index.ts'
import type { Values } from './use-record-dialog.ts'
import { RecordDialog, type RecordDialogProps } from './record-dialog.tsx'

const picture = { title: field.text('标题'), moduleId: field.reference('所属模块', 'government-module') }

/** A dialog whose save the server refuses by one field. */
function show(fields: FieldSet, from: Values, props: Partial<RecordDialogProps> = {}, refused?: string) {
  const message = '所属模块不存在'
  const errors = refused ? [{ field: refused, message }] : []
  render(
    <ConsoleLocale>
      <RecordDialog
        typeLabel="图片"
        fields={fields}
        editing={{ record: undefined, from, version: undefined }}
        save={() => Promise.reject(new ApiError({ status: 400, message, errors, isServerMessage: true }))}
        onClose={() => undefined}
        {...props}
      />
    </ConsoleLocale>,
  )
  return { save: screen.getByRole('button', { name: '保存' }) }
}

test('X-93 a refusal about a field that the dialog does not show is said above the fields', async () => {
  const { save } = show(picture, { title: '封面', moduleId: 3 }, { only: { moduleId: 3 } }, 'moduleId')
  await userEvent.click(save)
  expect(await screen.findByRole('alert')).toHaveTextContent('所属模块不存在')
})

test('a refusal that its field says is not said above once the field is put right', async () => {
  const { save } = show({ title: picture.title }, { title: '封面' }, {}, 'title')
  await userEvent.click(save)
  const title = screen.getByRole('textbox', { name: '标题' })
  await waitFor(() => expect(title).toHaveAccessibleDescription('所属模块不存在'))
  await userEvent.type(title, '二')
  expect(title).not.toHaveAccessibleDescription()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the list of what is wrong stays until the press that puts one field right has ended', async () => {
  const fields = {
    title: field.text('标题', { required: true }),
    sortOrder: field.order('排序', { required: true }),
  }
  const { save } = show(fields, { title: '', sortOrder: null })
  await userEvent.click(save)
  expect(await screen.findByRole('group', { name: '有 2 处需要修改' })).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: /^排序/ }), '7')
  fireEvent.pointerDown(save)
  act(() => save.focus())
  expect(screen.getByRole('group', { name: '有 2 处需要修改' })).toBeVisible()
  fireEvent.pointerUp(save)
  fireEvent.click(save)
  await waitFor(() => expect(screen.queryByRole('group', { name: /处需要修改$/ })).toBeNull())
})
