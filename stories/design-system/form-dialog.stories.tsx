import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/index.ts'
import { DateField } from '#design-system/date-field/index.ts'
import { FormDialog, type FormDialogProps } from '#design-system/form-dialog/index.ts'
import { ImageUploadField } from '#design-system/image-upload-field/index.ts'
import { NumberField } from '#design-system/number-field/index.ts'
import { RadioGroup } from '#design-system/radio-group/index.ts'
import { SelectField } from '#design-system/select-field/index.ts'
import { TextArea } from '#design-system/text-area/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { inConsole } from './in-console.tsx'

const blank = { name: '', kind: '', about: '', order: 0 as number | null, status: 1, date: '', picture: '' }

function SheetForm(props: FormDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const [sheet, setSheet] = useState(blank)
  const [isChecked, setChecked] = useState(false)
  const set = (change: Partial<typeof blank>) => setSheet({ ...sheet, ...change })
  const nameError = isChecked && !sheet.name ? '请输入名称' : undefined
  const kindError = isChecked && !sheet.kind ? '请选择类别' : undefined
  return (
    <>
      <Button onClick={() => setOpen(true)}>新增图幅</Button>
      <FormDialog
        {...props}
        isOpen={isOpen}
        isDirty={sheet !== blank}
        onClose={() => {
          setSheet(blank)
          setChecked(false)
          setOpen(false)
          props.onClose()
        }}
        onSubmit={(event) => {
          setChecked(true)
          return sheet.name && sheet.kind ? props.onSubmit(event) : undefined
        }}
      >
        <TextField
          label="名称"
          required
          value={sheet.name}
          error={nameError}
          onChange={(event) => set({ name: event.target.value })}
        />
        <SelectField
          label="类别"
          isRequired
          value={sheet.kind}
          error={kindError}
          onChange={(kind) => set({ kind })}
          options={[
            { value: 'topographic', label: '地形图', description: '等高线与地物' },
            { value: 'parcel', label: '地籍图', description: '宗地与界址' },
            { value: 'soil', label: '土壤图', isDisabled: true },
          ]}
        />
        <ImageUploadField
          label="图片"
          value={sheet.picture}
          hint="JPG、PNG 或 WEBP，不超过 2 MB"
          onChange={(picture) => set({ picture })}
          upload={() => new Promise(() => {})}
          checks={{ accept: ['image/png'], typeMessage: '只能上传 PNG 图片' }}
        />
        <TextArea label="说明" value={sheet.about} onChange={(event) => set({ about: event.target.value })} />
        <NumberField label="排序" value={sheet.order} max={999} onChange={(order) => set({ order })} />
        <DateField label="测绘日期" value={sheet.date} onChange={(date) => set({ date })} />
        <RadioGroup
          label="状态"
          value={sheet.status}
          onChange={(status) => set({ status })}
          options={[
            { value: 1, label: '启用' },
            { value: 0, label: '禁用' },
          ]}
        />
      </FormDialog>
    </>
  )
}

const meta = {
  id: 'design-system-form-dialog',
  title: 'Design system/反馈/表单对话框 Form dialog · 弹窗表单 新增编辑 modal form',
  component: FormDialog,
  tags: ['framed'],
  decorators: [inConsole],
  args: { isOpen: true, title: '新增图幅', onClose: fn(), onSubmit: fn(), children: null },
  render: (args) => <SheetForm {...args} />,
} satisfies Meta<typeof FormDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const FirstInvalidField: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.getByLabelText(/名称/)).toHaveFocus())
    await expect(screen.getByText('请选择类别')).toBeVisible()
    await userEvent.keyboard('城区图')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /类别/ })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const UnsavedChanges: Story = {
  play: async ({ args, step, userEvent }) => {
    await userEvent.type(screen.getByLabelText(/名称/), '城区图')
    await step('Esc asks first', async () => {
      await userEvent.keyboard('{Escape}')
      const question = await screen.findByRole('alertdialog', { name: '提示' })
      await waitFor(() => expect(within(question).getByText('有未保存的修改，确定要放弃吗？')).toBeVisible())
      await userEvent.click(within(question).getByRole('button', { name: '取消' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(screen.getByLabelText(/名称/)).toHaveValue('城区图')
    })
    await step('确定 gives the changes up', async () => {
      await userEvent.click(screen.getByRole('button', { name: '取消' }))
      await userEvent.click(await screen.findByRole('button', { name: '确定' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}

export const SaveFailed: Story = { args: { error: '保存失败', footStart: '上次修改 2026-11-20 09:30' } }

export const Saving: Story = { args: { isSubmitting: true } }

export const Widest: Story = {
  args: { width: 800, title: '编辑一条标题很长的记录，长到一行放不下的时候也要读得完整' },
}
