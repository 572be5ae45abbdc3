import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { DateField } from '#design-system/date-field/index.ts'
import { ImageUploadField } from '#design-system/image-upload-field/index.ts'
import { NumberField } from '#design-system/number-field/index.ts'
import { RadioGroup } from '#design-system/radio-group/index.ts'
import { SelectField } from '#design-system/select-field/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { FormDialog } from './index.ts'

const focused = () => document.activeElement as HTMLElement

function NameDialog({ onClose = vi.fn(), onSave = vi.fn() }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  return (
    <ConsoleLocale>
      <FormDialog
        isOpen
        onClose={onClose}
        title="新增企业"
        isDirty={name !== ''}
        onSubmit={() => (name ? onSave(name) : setError('请输入企业名称'))}
      >
        <SelectField label="类别" value="a" onChange={vi.fn()} options={[{ value: 'a', label: '甲' }]} />
        <TextField
          label="企业名称"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={error}
        />
      </FormDialog>
    </ConsoleLocale>
  )
}

test('X-16 Esc closes an untouched form at once', async () => {
  const onClose = vi.fn()
  render(<NameDialog onClose={onClose} />)
  // After what a screen reader pressed the focus follows a frame later.
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('X-16 Esc and 取消 ask first when something was changed', async () => {
  const onClose = vi.fn()
  render(<NameDialog onClose={onClose} />)
  await userEvent.type(screen.getByLabelText('企业名称'), '测')
  await userEvent.keyboard('{Escape}')
  const question = screen.getByRole('alertdialog', { name: '提示' })
  expect(within(question).getByText('有未保存的修改，确定要放弃吗？')).toBeVisible()
  await userEvent.click(within(question).getByRole('button', { name: '取消' }))
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByLabelText('企业名称')).toHaveValue('测')
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  await userEvent.click(screen.getByRole('button', { name: '确定' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('X-16 a press outside the dialog does nothing', async () => {
  const onClose = vi.fn()
  render(<NameDialog onClose={onClose} />)
  await userEvent.click(document.body)
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog', { name: '新增企业' })).toBeVisible()
})

test('Enter submits, and the first invalid field gets the focus', async () => {
  const onSave = vi.fn()
  render(<NameDialog onSave={onSave} />)
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(screen.getByText('请输入企业名称')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('企业名称')).toHaveFocus())
  await userEvent.keyboard('云图{Enter}')
  expect(onSave).toHaveBeenCalledWith('云图')
})

test('a picture that is wrong gives the focus to the button that chooses it, not to the unseen input', async () => {
  function PictureDialog() {
    const [error, setError] = useState<string>()
    return (
      <ConsoleLocale>
        <FormDialog isOpen onClose={vi.fn()} title="新增图片" onSubmit={() => setError('请上传图片')}>
          <ImageUploadField
            label="图片"
            value=""
            onChange={vi.fn()}
            upload={vi.fn()}
            checks={{ accept: ['image/png'], typeMessage: '只能上传PNG图片!' }}
            error={error}
          />
        </FormDialog>
      </ConsoleLocale>
    )
  }
  render(<PictureDialog />)
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.getByRole('button', { name: '选择图片' })).toHaveFocus())
})

test('A form opens at its first field, not at what leads to its parts', async () => {
  render(
    <FormDialog isOpen onClose={vi.fn()} title="编辑企业" onSubmit={vi.fn()}>
      <nav aria-label="各部分">
        <button type="button">基本信息</button>
      </nav>
      <TextField label="企业名称" defaultValue="云图" />
    </FormDialog>,
  )
  await waitFor(() => expect(screen.getByLabelText('企业名称')).toHaveFocus())
})

/** A form whose first input comes when it is told to. */
function renderWithLateInput() {
  let come = () => {}
  const coming = new Promise<void>((resolve) => (come = resolve))
  const Late = lazy(async () => {
    await coming
    return { default: () => <TextField label="排序" /> }
  })
  render(
    <FormDialog isOpen onClose={vi.fn()} title="新增企业" onSubmit={vi.fn()}>
      <Suspense fallback={<div aria-busy="true" />}>
        <Late />
      </Suspense>
      <TextField label="企业名称" />
    </FormDialog>,
  )
  return async () => {
    await act(async () => come())
    await screen.findByLabelText('排序')
  }
}

test('A form whose first input comes late begins at it', async () => {
  const come = renderWithLateInput()
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  await come()
  await waitFor(() => expect(screen.getByLabelText('排序')).toHaveFocus())
})

test('A form waits for nothing that is hidden, and no longer than it is busy', async () => {
  const form = (isBusy: boolean) => (
    <FormDialog isOpen onClose={vi.fn()} title="新增企业" onSubmit={vi.fn()}>
      <div hidden aria-busy="true" />
      <div aria-busy={isBusy || undefined}>
        <TextField label="排序" />
      </div>
    </FormDialog>
  )
  const { rerender } = render(form(true))
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  rerender(form(false))
  await waitFor(() => expect(screen.getByLabelText('排序')).toHaveFocus())
})

test('A first input that comes late takes the keyboard from nobody', async () => {
  const come = renderWithLateInput()
  await userEvent.type(screen.getByLabelText('企业名称'), '云')
  await come()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  await userEvent.keyboard('图')
  expect(screen.getByLabelText('企业名称')).toHaveValue('云图')
})

test('why a save failed is brought into sight, where no field is wrong', async () => {
  const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  function FailingDialog() {
    const [failure, setFailure] = useState<string>()
    return (
      <FormDialog
        isOpen
        onClose={vi.fn()}
        title="编辑企业"
        error={failure}
        onSubmit={() => setFailure('网络错误，请稍后重试')}
      >
        <TextField label="企业名称" defaultValue="云图" />
      </FormDialog>
    )
  }
  render(<FailingDialog />)
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(shown.mock.contexts).toContain(screen.getByRole('alert')))
  expect(screen.getByRole('alert')).toHaveTextContent('网络错误，请稍后重试')
})

test('While saving nothing closes and nothing is submitted twice', async () => {
  const onClose = vi.fn()
  const onSubmit = vi.fn()
  render(
    <FormDialog isOpen isSubmitting onClose={onClose} onSubmit={onSubmit} title="编辑企业">
      <TextField label="企业名称" defaultValue="云图" />
    </FormDialog>,
  )
  await userEvent.keyboard('{Escape}')
  await userEvent.type(screen.getByLabelText('企业名称'), '{Enter}')
  expect(onClose).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('While it is being sent its fields take nothing; the keyboard waits at 保存 and comes back', async () => {
  let settle = () => {}
  const onSubmit = () => new Promise<void>((resolve) => (settle = resolve))
  render(
    <FormDialog isOpen onClose={vi.fn()} onSubmit={onSubmit} title="编辑企业">
      <TextField label="企业名称" defaultValue="云图" />
    </FormDialog>,
  )
  const name = screen.getByLabelText('企业名称')
  await userEvent.type(name, '{Enter}')
  expect(name.closest('[inert]')).not.toBeNull()
  expect(screen.getByRole('button', { name: '保存' })).toHaveFocus()
  settle()
  await waitFor(() => expect(name.closest('[inert]')).toBeNull())
  expect(name).toHaveFocus()
})

test('Ctrl+S sends the figure that is being typed', async () => {
  const onSave = vi.fn()
  function OrderDialog() {
    const [order, setOrder] = useState<number | null>(0)
    return (
      <ConsoleLocale>
        <FormDialog isOpen onClose={vi.fn()} onSubmit={() => onSave(order)} title="编辑企业">
          <NumberField label="排序" value={order} onChange={setOrder} />
        </FormDialog>
      </ConsoleLocale>
    )
  }
  render(<OrderDialog />)
  const order = screen.getByRole('textbox', { name: '排序' })
  await userEvent.clear(order)
  await userEvent.type(order, '7')
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(onSave).toHaveBeenCalledWith(7))
  await waitFor(() => expect(order).toHaveFocus())
})

const first = {
  choice: <SelectField label="类别" value="a" onChange={vi.fn()} options={[{ value: 'a', label: '甲' }]} />,
  date: <DateField label="日期" value="" onChange={vi.fn()} />,
  upload: (
    <ImageUploadField
      label="图片"
      value=""
      onChange={vi.fn()}
      upload={vi.fn()}
      checks={{ accept: ['image/png'], typeMessage: '类型', maxBytes: 1, sizeMessage: '大小' }}
    />
  ),
  figure: <NumberField label="排序" value={0} onChange={vi.fn()} />,
  radio: (
    <RadioGroup
      label="状态"
      value={0}
      onChange={vi.fn()}
      options={[
        { value: 1, label: '启用' },
        { value: 0, label: '禁用' },
      ]}
    />
  ),
}

const starts = {
  choice: () => screen.getByRole('button', { name: /类别/ }),
  date: () => screen.getAllByRole('spinbutton')[0],
  upload: () => screen.getByRole('button', { name: '选择图片' }),
  figure: () => screen.getByRole('textbox', { name: /排序/ }),
  radio: () => screen.getByRole('radio', { name: '禁用' }),
}

test.each(Object.keys(first) as (keyof typeof first)[])(
  'The focus begins at the first field where that is a %s, not at the text behind it',
  async (kind) => {
    render(
      <ConsoleLocale>
        <FormDialog isOpen onClose={vi.fn()} onSubmit={vi.fn()} title="新增企业">
          {first[kind]}
          <TextField label="企业名称" defaultValue="" />
        </FormDialog>
      </ConsoleLocale>,
    )
    await waitFor(() => expect(starts[kind]()).toHaveFocus())
  },
)
