import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { SERVER_MESSAGE } from '#mocks/scenarios.ts'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import { changeAndSave } from '#stories/app/admin/panel-acts.ts'

/** The facts of the company and its site, the days on which it is dressed otherwise, its policies. */
const meta = {
  id: 'console-panels-sitesettings',
  title: 'Console/Panels/站点设置 Site settings',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('site-settings'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: '公安备案号' })).toBeVisible()
  },
}

/** Nothing was ever saved: the site stands on its defaults. */
export const Empty: Story = {
  globals: { scenario: 'empty-site-settings' },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: '公司全称' })).toHaveValue('')
  },
}

export const LoadFails: Story = {
  globals: { scenario: 'load-fails-site-settings' },
  play: async () => {
    await expect(await screen.findByText('加载站点设置失败')).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async () => {
    for (const name of ['联系电话', 'ICP备案号', '公安备案号']) {
      await userEvent.click(await screen.findByRole('textbox', { name }))
      await userEvent.paste('没有')
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
    await changeAndSave('公司全称')
    await expect(await screen.findByText(SERVER_MESSAGE)).toBeVisible()
  },
}
