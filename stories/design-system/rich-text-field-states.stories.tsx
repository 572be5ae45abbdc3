import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { RichContent } from '#design-system/rich-content/index.ts'
import { RichTextField } from '#design-system/rich-text-field/index.ts'
import { Skeleton } from '#design-system/skeleton/index.ts'
import { cleanHtml } from '#mocks/clean-html.ts'
import { article, richTextStory } from './rich-text-story.tsx'

const meta = {
  ...richTextStory,
  id: 'design-system-rich-text-field-states',
  title: 'Design system/输入/富文本编辑 Rich text field · 编辑器 正文编辑 editor wysiwyg/状态 States',
  component: RichTextField,
} satisfies Meta<typeof RichTextField>

export default meta
type Story = StoryObj<typeof meta>

export const WithError: Story = { args: { isRequired: true, error: '请输入新闻正文' } }

export const TooLong: Story = {
  args: { value: '<p>这段文字比允许的长了一些。</p>', maxLength: 8 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('已超出 5 字，请删减')).toBeVisible())
  },
}

export const Disabled: Story = { args: { value: article, isDisabled: true } }

export const WithoutPictures: Story = {
  args: { upload: undefined, value: '<p>这里只收文字。</p>' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /新闻正文/ })
    await expect(canvas.queryByRole('button', { name: '插入图片' })).toBeNull()
  },
}

export const LongText: Story = { args: { value: article.repeat(6), maxLength: 5000 } }

export const Dark: Story = { args: { value: article }, globals: { theme: 'dark' } }

export const Senior: Story = {
  args: { value: article, error: '请输入新闻正文' },
  globals: { theme: 'senior' },
}

export const Phone: Story = {
  args: { value: article },
  globals: { viewport: { value: 'phone' } },
}

const LazyField = lazy(async () => {
  const { RichTextField: Loaded } = await import('#design-system/rich-text-field/index.ts')
  return { default: Loaded }
})

/** How a panel uses it: loaded when the form opens; what it writes is what the site shows. */
export const ExampleWithPreview: Story = {
  args: { value: article },
  render: function Preview({ value, ref: _ref, ...args }) {
    const [html, setHtml] = useState(value)
    return (
      <div style={{ display: 'grid', gap: 24, maxWidth: 760 }}>
        <Suspense fallback={<Skeleton style={{ height: 320 }} />}>
          <LazyField {...args} value={html} onChange={setHtml} />
        </Suspense>
        <RichContent html={cleanHtml(html)} />
      </div>
    )
  },
}
