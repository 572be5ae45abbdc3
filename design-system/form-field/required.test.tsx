import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ComboBox } from '#design-system/combo-box/index.ts'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { DateField } from '#design-system/date-field/index.ts'
import { DateTimeField } from '#design-system/date-time-field/index.ts'
import { ImageUploadField } from '#design-system/image-upload-field/index.ts'
import { NumberField } from '#design-system/number-field/index.ts'
import { RadioGroup } from '#design-system/radio-group/index.ts'
import { SelectField } from '#design-system/select-field/index.ts'

const onChange = vi.fn()
const checks = { accept: ['image/png'], typeMessage: '', maxBytes: 1, sizeMessage: '' }

test('Required choices, dates and uploads say so in their names, where the role knows no aria-required', () => {
  render(
    <ConsoleLocale>
      <SelectField label="类别" isRequired value="" onChange={onChange} options={[]} />
      <DateField label="日期" isRequired value="" onChange={onChange} />
      <DateTimeField label="时刻" isRequired value="" onChange={onChange} />
      <ImageUploadField label="图片" isRequired value="" onChange={onChange} upload={vi.fn()} checks={checks} />
    </ConsoleLocale>,
  )
  expect(screen.getByRole('button', { name: /^(请选择 )?类别（必填）/ })).toBeVisible()
  for (const name of ['日期（必填）', '时刻（必填）', '图片（必填）'])
    expect(screen.getByRole('group', { name })).toBeVisible()
})

test('Required figures and visible choices say so to a screen reader by themselves, and once', () => {
  render(
    <ConsoleLocale>
      <NumberField label="排序" isRequired value={0} onChange={onChange} />
      <RadioGroup label="状态" isRequired value={null} onChange={onChange} options={[]} />
      <ComboBox label="学校" isRequired value="" onChange={onChange} options={[]} />
    </ConsoleLocale>,
  )
  expect(screen.getByRole('textbox', { name: '排序' })).toBeRequired()
  expect(screen.getByRole('radiogroup', { name: '状态' })).toBeRequired()
  expect(screen.getByRole('combobox', { name: '学校' })).toBeRequired()
})

test('What is not required says nothing of it', () => {
  render(
    <ConsoleLocale>
      <DateField label="日期" value="" onChange={onChange} />
      <NumberField label="排序" value={0} onChange={onChange} />
    </ConsoleLocale>,
  )
  expect(screen.getByRole('group', { name: '日期' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: '排序' })).not.toBeRequired()
})
