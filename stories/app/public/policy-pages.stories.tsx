import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loadPolicy } from '#app/public/policies/load-policy.ts'
import { PolicyPage } from '#app/public/policies/policy-page.tsx'
import { pageStory } from './page-story.tsx'

const Privacy = pageStory({
  path: '/privacy',
  startsDark: false,
  load: (read) => loadPolicy(read, 'privacy'),
  Page: PolicyPage,
})
const Terms = pageStory({
  path: '/terms',
  startsDark: false,
  load: (read) => loadPolicy(read, 'terms'),
  Page: PolicyPage,
})

const meta = {
  id: 'pages-policies',
  title: 'Pages/隐私与条款 Policies',
  component: Privacy,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Privacy>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  tags: ['screenshot'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible()
    await expect(canvas.getByText('版本 2026-12')).toBeVisible()
  },
}

export const TermsOfUse: Story = {
  render: () => <Terms />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '服务条款' })).toBeVisible()
  },
}
