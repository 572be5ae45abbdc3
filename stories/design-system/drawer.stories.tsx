import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/index.ts'
import { Drawer } from '#design-system/drawer/index.ts'
import { RadioGroup } from '#design-system/radio-group/index.ts'
import { inConsole } from './in-console.tsx'

const meta = {
  id: 'design-system-drawer',
  title: 'Design system/反馈/抽屉 Drawer · 侧滑 侧栏 sheet side panel',
  component: Drawer,
  tags: ['framed'],
  decorators: [inConsole],
  args: { isOpen: false, onClose: fn(), title: '后台菜单', children: <p>仪表盘、轮播图、访客留言</p> },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button onClick={() => setOpen(true)}>菜单</Button>
        <Drawer
          {...args}
          isOpen={isOpen}
          onClose={() => {
            args.onClose()
            setOpen(false)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

/** Opened by its button and closed by Esc; the focus comes back to the button. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '菜单' })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog', { name: '后台菜单' })
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** As it stands when it is open: at the left edge, with a strip of the page beside it. */
export const Open: Story = { args: { isOpen: true } }

/** What does not fit scrolls between the heading and the foot. */
export const LongContent: Story = {
  args: {
    isOpen: true,
    title: '名称特别长的抽屉标题，在窄屏上要换行而不能把关闭按钮挤出去',
    footer: <Button size="small">知道了</Button>,
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>第 {index + 1} 条菜单</p>),
  },
  play: async () => {
    const foot = await screen.findByRole('button', { name: '知道了' })
    await waitFor(() => expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toBeVisible())
  },
}

/** Filters on small windows, with the console's usual foot: the quiet act first, the main one last. */
export const WithFooter: Story = {
  args: {
    isOpen: true,
    title: '筛选',
    children: (
      <RadioGroup
        label="状态"
        value="all"
        onChange={() => {}}
        options={[
          { value: 'all', label: '全部' },
          { value: 'on', label: '启用' },
          { value: 'off', label: '禁用' },
        ]}
      />
    ),
    footer: (
      <>
        <Button variant="secondary" size="small">
          清空
        </Button>
        <Button size="small">应用</Button>
      </>
    ),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '筛选' })
    await expect([...drawer.querySelectorAll('footer button')].map((button) => button.textContent)).toEqual([
      '清空',
      '应用',
    ])
  },
}
