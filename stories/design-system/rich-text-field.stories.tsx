import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/index.ts'
import { RichTextField } from '#design-system/rich-text-field/index.ts'
import { article, PICTURE, richTextStory } from './rich-text-story.tsx'

const meta = {
  ...richTextStory,
  id: 'design-system-rich-text-field',
  title: 'Design system/输入/富文本编辑 Rich text field · 编辑器 正文编辑 editor wysiwyg',
  component: RichTextField,
} satisfies Meta<typeof RichTextField>

export default meta
type Story = StoryObj<typeof meta>

const textIn = (canvas: Pick<ReturnType<typeof within>, 'findByRole'>) =>
  canvas.findByRole('textbox', { name: /新闻正文/ })
const picture = (name = 'map.png') => new File([new Uint8Array(1000)], name, { type: 'image/png' })

function paste(text: HTMLElement, fill: (clipboard: DataTransfer) => void) {
  const clipboardData = new DataTransfer()
  fill(clipboardData)
  text.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
}

/* Events made by script have no native effect on editable text; a paste is one that the editor handles itself. */
const write = (text: HTMLElement, words: string) =>
  paste(text, (clipboard) => clipboard.setData('text/plain', words))

async function putCaret(text: HTMLElement, offset: number) {
  const words = text.querySelector('p')!.firstChild!
  getSelection()!.collapse(words, offset)
  await new Promise((resolve) => setTimeout(resolve, 100))
}

/* A scripted click has no screen position, so the editor's own command selects the picture. */
function selectFirstBlock(text: HTMLElement) {
  const { editor } = text as HTMLElement & { editor: Editor }
  editor.commands.setNodeSelection(0)
}

export const Playground: Story = { args: { value: article, isRequired: true, maxLength: 5000 } }

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await textIn(canvas)
    await userEvent.click(text)
    write(text, '地块调查')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>地块调查</p>'))
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''))
  },
}

/** Marks by keys, and the caret that stays where it is while the value comes back. */
export const Writing: Story = {
  args: { value: '<p>影像标注</p>' },
  play: async ({ args, canvas, step, userEvent }) => {
    const text = await textIn(canvas)
    await userEvent.click(text)
    await step('The caret stays in the middle of the text', async () => {
      await putCaret(text, 2)
      write(text, '判读')
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>影像判读标注</p>'))
      write(text, '与')
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>影像判读与标注</p>'))
    })
    await step('A button shows what holds at the caret', async () => {
      await userEvent.keyboard('{Control>}a{/Control}{Control>}b{/Control}')
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>影像判读与标注</strong></p>'),
      )
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true'),
      )
    })
  },
}

/** The editor is one stop of the keyboard; its tools are another. */
export const Keyboard: Story = {
  args: { value: '<ul><li><p>一</p></li><li><p>二</p></li></ul>' },
  play: async ({ canvas, step, userEvent }) => {
    const text = await textIn(canvas)
    await step('Alt+F10 goes to the tools, arrows move, Esc returns', async () => {
      await userEvent.click(text)
      await userEvent.keyboard('{Alt>}{F10}{/Alt}')
      await expect(canvas.getByRole('button', { name: '段落格式：正文' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('button', { name: '加粗' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(text).toHaveFocus())
    })
    await step('Tab leaves the text, also in a list', async () => {
      await userEvent.tab()
      await expect(text).not.toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(text).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(within(canvas.getByRole('toolbar')).getByRole('button', { name: '加粗' })).toHaveFocus()
    })
  },
}

export const Links: Story = {
  args: { value: '<p>自然资源调查</p>' },
  play: async ({ args, canvas, step, userEvent }) => {
    const text = await textIn(canvas)
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
    const dialog = within(await screen.findByRole('dialog', { name: '插入链接' }))
    await step('An address that is none is refused in words', async () => {
      await waitFor(() => expect(dialog.getByRole('textbox', { name: '网址' })).toHaveFocus())
      await userEvent.keyboard('javascript:alert(1){Enter}')
      await expect(dialog.getByRole('textbox', { name: '网址' })).toHaveAccessibleDescription(
        /^请输入正确的网址/,
      )
    })
    await step('An address is completed, and opens in a new window', async () => {
      await userEvent.clear(dialog.getByRole('textbox', { name: '网址' }))
      await userEvent.type(dialog.getByRole('textbox', { name: '网址' }), 'www.example.com')
      await userEvent.click(dialog.getByRole('checkbox', { name: '在新窗口打开' }))
      await userEvent.click(dialog.getByRole('button', { name: '确定' }))
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith(
          '<p><a target="_blank" rel="noopener noreferrer" href="https://www.example.com">自然资源调查</a></p>',
        ),
      )
      await waitFor(() => expect(text).toHaveFocus())
    })
  },
}

export const Tables: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await textIn(canvas)
    await userEvent.click(text)
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: '表格' }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await choose('插入表格（3 行 3 列）')
    await waitFor(() => expect(text.querySelectorAll('tr')).toHaveLength(3))
    await choose('在下方插入行')
    await choose('删除列')
    await choose('设置或取消表头行')
    await waitFor(() => expect(text.querySelectorAll('td')).toHaveLength(8))
  },
}

export const PictureUploaded: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const text = await textIn(canvas)
    await step('A pasted picture shows its progress and takes its place', async () => {
      paste(text, (clipboard) => clipboard.items.add(picture()))
      await expect(await canvas.findByRole('progressbar', { name: /正在上传 map.png/ })).toBeVisible()
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(`<img src="${PICTURE}" alt="" />`))
      await waitFor(() => expect(text.querySelector('img')?.naturalHeight).toBeGreaterThan(0))
    })
    await step('Its words are written when it is selected', async () => {
      selectFirstBlock(text)
      await userEvent.click(await canvas.findByRole('button', { name: '编辑图片' }))
      await userEvent.type(await screen.findByRole('textbox', { name: '替代文字' }), '等高线地图')
      await userEvent.type(screen.getByRole('textbox', { name: '图片说明' }), '图 1')
      await userEvent.click(screen.getByRole('button', { name: '确定' }))
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith(
          `<figure><img src="${PICTURE}" alt="等高线地图" /><figcaption>图 1</figcaption></figure>`,
        ),
      )
    })
  },
}

export const Uploading: Story = {
  args: {
    value: article,
    upload: (_file, onProgress) => {
      onProgress(0.4)
      return new Promise(() => {})
    },
  },
  play: async ({ canvas, userEvent }) => {
    const text = await textIn(canvas)
    paste(text, (clipboard) => {
      clipboard.items.add(picture('第一张.png'))
      clipboard.items.add(picture('第二张.png'))
    })
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: '取消上传 第二张.png' }))
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(1))
    await expect(text.querySelectorAll('.upload-place')).toHaveLength(1)
  },
}

export const UploadFails: Story = {
  args: { upload: () => Promise.reject(new Error('')) },
  play: async ({ canvas }) => {
    const text = await textIn(canvas)
    paste(text, (clipboard) => clipboard.items.add(picture()))
    await expect(await canvas.findByText('图片上传失败：map.png')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重新上传 map.png' })).toBeVisible()
  },
}

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const text = await textIn(canvas)
    paste(text, (clipboard) => {
      clipboard.setData('text/plain', '一段')
      clipboard.setData(
        'text/html',
        '<h1 style="color:red">公告</h1><p class="MsoNormal"><span style="font-weight:700">重要</span>：<o:p></o:p></p><img src="https://mmbiz.example/x.png" />',
      )
    })
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<h2>公告</h2><p><strong>重要</strong>：</p>'),
    )
    await expect(canvas.getByRole('status')).toHaveTextContent('有 1 张图片没有粘贴过来')
  },
}

/** A form reset and a value taken from elsewhere reach the text; an undone step brings back what was typed. */
export const ResetFromOutside: Story = {
  args: { value: '<p>最初的文字</p>' },
  render: function Form(args) {
    const [html, setHtml] = useState(args.value)
    return (
      <div style={{ display: 'grid', gap: 16, maxWidth: 760 }}>
        <RichTextField {...args} value={html} onChange={setHtml} />
        <Button variant="secondary" onClick={() => setHtml(args.value)}>
          恢复原文
        </Button>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const text = await textIn(canvas)
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}a{/Control}')
    write(text, '改过了')
    await waitFor(() => expect(text).toHaveTextContent(/^改过了$/))
    await userEvent.click(canvas.getByRole('button', { name: '恢复原文' }))
    await waitFor(() => expect(text).toHaveTextContent(/^最初的文字$/))
  },
}
