import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { restoreAddress } from '#app/admin/address/address.ts'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'

/** Who did what, when and from where: searched, narrowed by the server, exported, and read entry by entry. */
const meta = {
  id: 'console-panels-audit',
  title: 'Console/Panels/操作记录 Audit',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('audit'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findAllByRole('rowheader')).toHaveLength(10)
  },
}

/** Fifty entries a page. */
export const Many: Story = {
  beforeEach: narrowedTo('size=50'),
  play: async () => {
    await expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(30)
  },
}

/** By act, type and account at once; the address keeps it, so that a link shows the same. */
export const Filtered: Story = {
  beforeEach: narrowedTo('action=update&typeName=partner&accountId=1'),
  play: async () => {
    await expect(await screen.findByText('已用 3 个条件')).toBeVisible()
    await expect(await screen.findAllByRole('rowheader')).not.toHaveLength(0)
    await waitFor(() => expect(screen.getByRole('combobox', { name: '管理员账号' })).toHaveValue('demo'))
  },
}

export const NothingMatches: Story = {
  beforeEach: narrowedTo('action=purge'),
  play: async () => {
    await expect(await screen.findByText('没有符合条件的操作记录')).toBeVisible()
  },
}

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async () => {
    await expect(await screen.findByText('还没有操作记录')).toBeVisible()
  },
}

export const LoadFails: Story = {
  globals: { scenario: 'every-load-fails' },
  play: async () => {
    await expect(await screen.findByText('加载操作记录失败')).toBeVisible()
  },
}

export const Slow: Story = { globals: { scenario: 'slow' } }

/** Each field that differs, by its label, before and after; a link leads to the record. */
export const DetailOfUpdate: Story = {
  beforeEach: narrowedTo('action=update&typeName=partner'),
  play: async () => {
    const dialog = await openFirst()
    await expect(await dialog.findByRole('group', { name: '状态' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: /在“合作企业”中打开$/ })).toBeVisible()
  },
}

/** What a new record held. */
export const DetailOfCreate: Story = {
  beforeEach: narrowedTo('action=create&typeName=banner'),
  play: async () => {
    const dialog = await openFirst()
    await expect(await dialog.findByRole('group', { name: '副标题' })).toBeVisible()
  },
}

/** Of people only the names of the changed fields are kept. */
export const DetailOfPerson: Story = {
  beforeEach: narrowedTo('action=update&typeName=application'),
  play: async () => {
    const dialog = await openFirst()
    await expect(await dialog.findByText(/^涉及个人信息的内容只记录改了哪些字段/)).toBeVisible()
  },
}

export const DetailOfLogin: Story = {
  beforeEach: narrowedTo('action=signIn&accountId=2'),
  play: async () => {
    const dialog = await openFirst()
    await waitFor(() => expect(dialog.queryByRole('status')).toBeNull())
  },
}

/** On a phone the two sides stand one above the other. */
export const DetailOnPhone: Story = { ...DetailOfUpdate, globals: { viewport: { value: 'phone' } } }

/** Shows the entries that pass these filters. */
function narrowedTo(look: string) {
  return async () => {
    await signedInAt('audit')()
    restoreAddress(`#audit?${look}`)
  }
}

async function openFirst() {
  const [view] = await screen.findAllByRole('button', { name: '查看' })
  await userEvent.click(view!)
  const dialog = await screen.findByRole('dialog', { name: '操作记录详情' })
  // It comes after the list, and fades in.
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
