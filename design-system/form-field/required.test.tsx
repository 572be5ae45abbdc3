import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ComboBox } from '#design-system/combo-box/index.ts'
import { DateField } from '#design-system/date-field/index.ts'
import { DateTimeField } from '#design-system/date-time-field/index.ts'
import { IconChooser } from '#design-system/icon-chooser/index.ts'
import { ImageUploadField } from '#design-system/image-upload-field/index.ts'
import { NumberField } from '#design-system/number-field/index.ts'
import { RadioGroup } from '#design-system/radio-group/index.ts'
import { SelectField } from '#design-system/select-field/index.ts'

const nothing = () => {}
const checks = { accept: ['image/*'], typeMessage: '请选择图片' }
const required = { label: '栏目', isRequired: true, onChange: nothing }

test('A required figure, word of a list and radio group say so by their role', () => {
  render(<NumberField {...required} value={0} />)
  expect(screen.getByRole('textbox', { name: '栏目' })).toBeRequired()
  render(<ComboBox {...required} value="" />)
  expect(screen.getByRole('combobox', { name: '栏目' })).toBeRequired()
  render(<RadioGroup {...required} options={[{ value: 1, label: '启用' }]} value={1} />)
  expect(screen.getByRole('radiogroup', { name: '栏目' })).toBeRequired()
})

test('A required choice, date, icon and upload say so in their names', () => {
  const { unmount } = render(<SelectField {...required} options={[]} value="" />)
  expect(screen.getByRole('button', { name: /栏目（必填）/ })).toBeVisible()
  unmount()
  const date = render(<DateField {...required} value="" />)
  expect(screen.getByRole('group', { name: '栏目（必填）' })).toBeVisible()
  expect(screen.getAllByRole('spinbutton', { name: /栏目（必填）/ })).toHaveLength(3)
  date.unmount()
  const moment = render(<DateTimeField {...required} value="" />)
  expect(screen.getByRole('group', { name: '栏目（必填）' })).toBeVisible()
  moment.unmount()
  const icon = render(<IconChooser {...required} icons={[]} value="" />)
  expect(screen.getByRole('button', { name: /栏目.*（必填）/ })).toBeVisible()
  icon.unmount()
  render(<ImageUploadField {...required} value="" checks={checks} upload={() => new Promise(nothing)} />)
  expect(screen.getByRole('group', { name: '栏目（必填）' })).toBeVisible()
})

test('What need not be filled in says nothing of it', () => {
  render(<SelectField label="栏目" options={[]} value="" onChange={nothing} />)
  render(
    <ImageUploadField
      label="图片"
      onChange={nothing}
      value=""
      checks={checks}
      upload={() => new Promise(nothing)}
    />,
  )
  expect(screen.queryByText('（必填）')).toBeNull()
})
