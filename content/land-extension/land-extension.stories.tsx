import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { askAsColleague, signedInAt } from '#stories/app/admin/console-story.tsx'
import {
  addingRecord,
  failingToLoad,
  withManyRecords,
  withoutRecords,
} from '#stories/app/admin/usual-states.ts'

/** Several types under one menu entry: one record as a form of sections, and two lists. */
const meta = {
  id: 'console-panels-landextension',
  title: 'Console/Panels/土地延包 Land extension',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('case-land-extension'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /^标题/ })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有土地延包流程', '全流程')

export const Many: Story = withManyRecords('全流程')

export const LoadFails: Story = failingToLoad('加载服务背景失败')

export const Adding: Story = {
  ...addingRecord('土地延包流程', '全流程'),
  // The dialog of Banner / Adding with other fields.
  tags: ['no-screenshot'],
}

export const SecondTab: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: /全流程/ }))
    await expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(1)
    await expect(window.location.hash).toBe('#case-land-extension?tab=process')
  },
}

export const AskingBeforeLeaving: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^标题/ }), '（改）')
    await userEvent.click(screen.getByRole('tab', { name: /全流程/ }))
    await waitFor(() => expect(screen.getByText('有未保存的修改，确定要放弃吗？')).toBeVisible())
  },
}

/** A colleague saves the same record while it is being edited. */
export const Conflict: Story = {
  play: async () => {
    await screen.findByRole('textbox', { name: /^标题/ })
    const api = await askAsColleague()
    const current = await api('GET /api/land-extension-background/')
    await api('POST /api/land-extension-background/save', {
      body: { ...current!, title: '同事刚保存的标题' },
    })
    await userEvent.type(screen.getByRole('textbox', { name: /^标题/ }), '（改）{Control>}s{/Control}')
    await expect(await screen.findByText('这条记录刚被他人修改')).toBeVisible()
  },
}
