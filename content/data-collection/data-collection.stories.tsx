import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'

/** The data collection page: one long form with a rail, four kinds of examples in lists (back-office §2.6). */
const meta = {
  id: 'console-panels-servicecollection',
  title: 'Console/Panels/数据采集 Service collection',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('service-collection'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: '图像采集标题' })).toBeVisible()
    // The lists come with their own code.
    await expect(await screen.findByRole('group', { name: '图像示例 1' })).toBeVisible()
  },
}

/** Nothing was ever saved: an empty form that says how to begin. */
export const Empty: Story = {
  globals: { scenario: 'empty-data-collection' },
  play: async () => {
    await expect(await screen.findByText('还没有图像示例，请点击“添加图像示例”。')).toBeVisible()
  },
}

export const LoadFails: Story = {
  globals: { scenario: 'load-fails-data-collection' },
  play: async () => {
    await expect(await screen.findByText('加载失败')).toBeVisible()
  },
}

/** A press on the rail leads to the section; what is unsaved is marked there. */
export const Unsaved: Story = {
  play: async () => {
    await screen.findByRole('group', { name: '优势 1' })
    const rail = within(await screen.findByRole('navigation', { name: '数据采集的各部分' }))
    await userEvent.click(rail.getByRole('link', { name: '文本采集' }))
    await expect(screen.getByRole('region', { name: '文本采集' })).toHaveFocus()
    await userEvent.type(screen.getByRole('textbox', { name: '文本采集标题' }), '（改）')
    await waitFor(() => expect(rail.getByRole('link', { name: /文本采集.*未保存/ })).toBeVisible())
  },
}

/** Two fields that are too long: the summary takes the keyboard, the rail counts. */
export const Invalid: Story = {
  play: async () => {
    const tooLong = '长'.repeat(256)
    for (const name of ['副标题', '音频采集标题']) {
      const field = await screen.findByRole('textbox', { name })
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(tooLong)
    }
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(screen.getByRole('group', { name: '有 2 处需要修改' })).toHaveFocus())
  },
}
