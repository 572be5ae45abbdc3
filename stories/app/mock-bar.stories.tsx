import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MockBar } from '#app/mock-bar/mock-bar.tsx'
import { scenarioChoices } from '#mocks/scenarios.ts'
import { withRemix } from '#stories/with-remix.tsx'

/** What mock mode shows below every page (docs/operating.md#commands, mock mode). */
const meta = {
  title: 'Site/Mock bar',
  component: MockBar,
  decorators: [withRemix],
  parameters: { layout: 'fullscreen' },
  args: { mock: { scenario: 'normal', scenarios: [...scenarioChoices] } },
} satisfies Meta<typeof MockBar>

export default meta
type Story = StoryObj<typeof meta>

export const Shut: Story = {}

export const Open: Story = {
  // Its list grows with every scenario; the shut bar is what people see.
  tags: ['no-screenshot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('模拟场景：', { exact: false }))
    const choice = canvas.getByRole<HTMLSelectElement>('combobox', { name: '换为' })
    await expect(choice.value).toBe('normal')
    await expect(choice.labels[0]).toHaveTextContent(/^换为$/)
    await expect(choice.options).toHaveLength(scenarioChoices.length)
    await expect(canvas.getByRole('button', { name: '应用' })).toBeVisible()
  },
}
