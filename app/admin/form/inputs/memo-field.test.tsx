import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { field } from '#contract/declare.ts'
import { useRecordForm, type RecordForm } from '#app/admin/form/use-record-form.ts'
import type { FieldInputProps } from './field-options.ts'
import { MemoField } from './memo-field.tsx'
// Loaded here, so that no test waits for it to be compiled.
import '#design-system/coordinates-field/index.ts'

const fields = { title: field.text('标题'), subtitle: field.text('副标题') }

/** Reads of a field's label, which is read each time its input is drawn. */
const drawn: string[] = []
const watched = Object.entries(fields).map(([name, each]): [string, typeof each] => [
  name,
  {
    ...each,
    get label() {
      drawn.push(name)
      return each.label
    },
  },
])

function Form() {
  const [values, setValues] = useState<Record<string, unknown>>({ title: '甲', subtitle: '乙' })
  const form = formOf(values, {}, (name, value) => setValues((now) => ({ ...now, [name]: value })))
  return watched.map(([name, each]) => <MemoField key={name} form={form} name={name} field={each} />)
}

test('while one field is typed in, the others are not drawn again', async () => {
  render(<Form />)
  await userEvent.click(screen.getByRole('textbox', { name: '标题' }))
  expect(new Set(drawn)).toEqual(new Set(['title', 'subtitle']))
  drawn.length = 0
  await userEvent.keyboard('改')
  expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('甲改')
  expect(screen.getByRole('textbox', { name: '副标题' })).toHaveValue('乙')
  expect(new Set(drawn)).toEqual(new Set(['title']))
})

test('what is typed in turn into several fields is sent whole, though each stands while another one is typed in', async () => {
  const save = vi.fn(() => Promise.resolve())
  const from = { title: '甲', subtitle: '乙' }
  function Saving() {
    const form = useRecordForm({
      name: '轮播图',
      fields,
      editing: { record: undefined, from, version: undefined },
      save,
    })
    return (
      <form onSubmit={(event) => void (event.preventDefault(), form.submit())}>
        {Object.entries(fields).map(([name, each]) => (
          <MemoField key={name} form={form} name={name} field={each} />
        ))}
        <button type="submit">保存</button>
      </form>
    )
  }
  render(<Saving />)
  const [first, second] = ['标题', '副标题'].map((name) => screen.getByRole('textbox', { name }))
  for (const [input, word] of [
    [first, '一'],
    [second, '二'],
    [second, '三'],
    [first, '四'],
  ] as const)
    await userEvent.type(input!, word)
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(save).toHaveBeenCalledExactlyOnceWith({ title: '甲一四', subtitle: '乙二三' }, undefined)
})

const title = { name: 'title', field: fields.title }
const place = { name: 'north', field: field.decimal('纬度'), longitude: 'east' }
const shown = { title: '甲', north: 31.5, east: 121.5 }

const changes: [
  what: string,
  props: Omit<FieldInputProps, 'form'>,
  first: string,
  more: Changed,
  then: string,
][] = [
  ['another value', title, '甲', { values: { title: '乙' } }, '乙'],
  ['another advice', title, '甲', { look: { hint: '写得短些' } }, '写得短些'],
  ['an advice less', { ...title, hint: '写得短些' }, '写得短些', { look: { hint: undefined } }, ''],
  ['an error', title, '甲', { errors: { title: '请输入标题' } }, '请输入标题'],
  ['another longitude', place, '121.5', { values: { east: 99.25 } }, '99.25'],
  ['an error of the longitude', place, '121.5', { errors: { east: '经度不对' } }, '经度不对'],
]

interface Changed {
  values?: Record<string, unknown>
  errors?: Record<string, string>
  look?: Partial<FieldInputProps>
}

test.each(changes)('%s is shown at once', async (_what, props, first, { values, errors, look }, then) => {
  const { rerender } = render(<MemoField {...props} form={formOf(shown, {})} />)
  await vi.waitFor(() => expect(textOfPage()).toContain(first))
  const before = textOfPage()
  rerender(<MemoField {...props} {...look} form={formOf({ ...shown, ...values }, errors ?? {})} />)
  expect(textOfPage()).not.toBe(before)
  expect(textOfPage()).toContain(then)
})

/** What stands on the page and in its inputs. */
const textOfPage = () =>
  [document.body.textContent, ...[...document.querySelectorAll('input')].map(({ value }) => value)].join(' ')

const formOf = (
  values: Record<string, unknown>,
  errors: Record<string, string>,
  change: RecordForm['change'] = () => undefined,
): RecordForm => ({
  values,
  change,
  leave: () => undefined,
  errorOf: (name) => errors[name],
  setSending: () => undefined,
})
