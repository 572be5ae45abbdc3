import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/index.ts'
import { FormDialog } from '#design-system/form-dialog/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { toast, ToastRegion } from '#design-system/toast/index.ts'
import { inConsole } from './in-console.tsx'

const meta = {
  id: 'design-system-toast',
  title: 'Design system/反馈/轻提示 Toast · 消息 通知 snackbar message',
  component: ToastRegion,
  decorators: [inConsole],
  render: () => (
    <>
      <Button variant="secondary" onClick={() => toast.success('保存成功')}>
        成功
      </Button>{' '}
      <Button
        variant="secondary"
        onClick={() => toast.error('保存失败', { detail: '服务器没有应答，请稍后再试。' })}
      >
        失败
      </Button>{' '}
      <Button variant="secondary" onClick={() => toast.warning('由于长时间无操作，您已被自动登出')}>
        警告
      </Button>{' '}
      <Button variant="secondary" onClick={() => toast.info('正在准备导出')}>
        提示
      </Button>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }))
    await waitFor(() => expect(screen.getByText('保存成功')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByText('保存成功')).toBeNull())
  },
}

export const AllTones: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['成功', '失败', '警告', '提示']) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    await waitFor(() => expect(screen.getByText('正在准备导出')).toBeVisible())
    await expect(screen.getByText('保存失败')).toBeVisible()
  },
}

export const LongText: Story = {
  play: async () => {
    toast.error('名称“一条名字特别长的记录，长到通知里要写好几行”已经存在，请换一个名称后重新保存', {
      timeout: 0,
    })
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  },
}

export const WithAction: Story = {
  play: async () => {
    toast.warning('一分钟后将因长时间无操作自动退出登录', {
      detail: '操作鼠标或键盘即可继续。',
      timeout: 0,
      action: { label: '继续使用', onAction: () => undefined },
    })
    await waitFor(() => expect(screen.getByRole('button', { name: '继续使用' })).toBeVisible())
  },
}

/** Wherever a dialog's buttons stand, no notice lies over them. */
export const OffTheFootOfDialogs: Story = {
  tags: ['framed'],
  render: () => (
    <>
      <p>通知出现在对话框的按钮上方。</p>
      <FormDialog isOpen onClose={() => undefined} onSubmit={() => undefined} title="新增轮播图" width={800}>
        {Array.from({ length: 12 }, (_, index) => (
          <TextField key={index} label={`第 ${index + 1} 项`} />
        ))}
      </FormDialog>
      <ToastRegion />
    </>
  ),
  play: async () => {
    toast.error('保存失败', { timeout: 0 })
    const save = await screen.findByRole('button', { name: '保存' })
    await waitFor(async () => {
      const notice = (await screen.findByText('保存失败')).getBoundingClientRect()
      await expect(notice.bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top)
    })
  },
}

/** What lies under a notice is pressed through it; only its own buttons are its own. */
export const PressedThrough: Story = {
  // All tones shows the same.
  tags: ['no-screenshot'],
  play: async () => {
    toast.info('正在准备导出', { timeout: 0 })
    const notice = await screen.findByText('正在准备导出')
    const region = screen.getByRole('region', { name: '通知（1 条）' })
    await waitFor(() => expect(region.contains(at(screen.getByRole('button', { name: '关闭' })))).toBe(true))
    await expect(region.contains(at(notice))).toBe(false)
  },
}

function at(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}
