import type { Meta, StoryObj } from '@storybook/react-vite'
import { RichContent } from '#design-system/rich-content/index.ts'
import { cleanHtml } from '#mocks/clean-html.ts'

const meta = {
  id: 'design-system-rich-content',
  title: 'Design system/媒体/富文本内容 Rich content · 正文 文章 HTML prose',
  component: RichContent,
  args: {
    html: cleanHtml(
      '<h2>项目背景</h2><p>一段<strong>强调</strong>的文字与<a href="#x">链接</a>。</p><ul><li>第一点</li><li>第二点</li></ul><blockquote>引用的一句话。</blockquote><table><tbody><tr><th>指标</th><th>数值</th></tr><tr><td>地块</td><td>12 万</td></tr></tbody></table>',
    ),
  },
} satisfies Meta<typeof RichContent>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
