import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { SERVER_MESSAGE } from '#mocks/scenarios.ts'
import { askAsColleague, signedInAt } from '#stories/app/admin/console-story.tsx'
import { changeAndSave } from '#stories/app/admin/panel-acts.ts'

/** The internet BPO page: 45 fields in nine sections with a rail (back-office §2.6). */
const meta = {
  id: 'console-panels-servicebpo',
  title: 'Console/Panels/互联网BPO Service BPO',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('service-bpo'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: '培训内容5' })).toBeVisible()
  },
}

/** Nothing was ever saved. */
export const Empty: Story = {
  globals: { scenario: 'empty-internet-bpo' },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: '培训内容5' })).toHaveValue('')
  },
}

export const LoadFails: Story = {
  globals: { scenario: 'load-fails-internet-bpo' },
  play: async () => {
    await expect(await screen.findByText('加载失败')).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async () => {
    for (const name of ['培训内容2', '风险控制3标题', '安全管理4标题']) {
      await userEvent.click(await screen.findByRole('textbox', { name }))
      await userEvent.paste('长'.repeat(256))
    }
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(screen.getByRole('group', { name: '有 3 处需要修改' })).toHaveFocus())
  },
}

export const ServerMessageOnSave: Story = {
  // Banner / ServerMessageOnSave shows such a sentence.
  tags: ['no-screenshot'],
  globals: { scenario: 'server-message-on-save' },
  play: async () => {
    await changeAndSave('培训内容5')
    await expect(await screen.findByText(SERVER_MESSAGE)).toBeVisible()
  },
}

/** A colleague saves the page while it is being edited. */
export const Conflict: Story = {
  // AboutContent / Conflict shows a form of sections in this state.
  tags: ['no-screenshot'],
  play: async () => {
    await screen.findByRole('textbox', { name: '培训内容5' })
    const api = await askAsColleague()
    const current = await api('GET /api/internet-bpo')
    await api('POST /api/internet-bpo', { body: { ...current!, trainingSystemItem5: '同事刚保存的内容' } })
    await changeAndSave('培训内容5')
    await expect(await screen.findByText('这条记录刚被他人修改')).toBeVisible()
  },
}
