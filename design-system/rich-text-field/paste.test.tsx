import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { closeHistory } from '@tiptap/pm/history'
import type { Editor } from '@tiptap/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { cleanHtml } from '#mocks/clean-html.ts'
import { cleanPaste } from './clean-paste.ts'
import { RichTextField, type RichTextFieldProps } from './index.ts'
import { readHtml } from './read-html.ts'

const clean = (html: string) => cleanPaste(html, () => false).html
const PIXEL = 'data:image/png;base64,iVBORw0KGgo='
const LOST = '图片未能粘贴，请重新上传'
const onChange = vi.fn<(html: string) => void>()

function Field(props: Partial<RichTextFieldProps>) {
  const [html, setHtml] = useState('')
  const change = (next: string) => {
    setHtml(next)
    onChange(next)
  }
  return <RichTextField label="正文" {...props} value={html} onChange={change} />
}

async function pasteInto(html: string, props: Partial<RichTextFieldProps>) {
  onChange.mockClear()
  render(<Field {...props} />)
  const text = await screen.findByRole('textbox', { name: '正文' })
  fireEvent.paste(text, {
    clipboardData: {
      types: ['text/html'],
      files: [],
      getData: (type: string) => ({ 'text/html': html, 'text/plain': '字' })[type] ?? '',
      clearData: () => {},
      setData: () => {},
    },
  })
  return text
}

const written = () => onChange.mock.lastCall?.[0]
const upload = () => vi.fn<NonNullable<RichTextFieldProps['upload']>>()

test('hidden text of Word is left out, by its own style and by that of its class', () => {
  const word = `<html><head><style><!-- p.MsoNormal {margin:0} span.a {mso-style-name:隐藏; display:none; mso-hide:all;} --></style></head>
<body><p class=MsoNormal>看得见<span style='display:none;mso-hide:all'>秘密</span><span class=a>机密</span>的字</p></body></html>`
  expect(clean(word).trim()).toBe('<p>看得见的字</p>')
})

test('comments of reviewers are left out, and what they comment on stays', () => {
  const word = `<p class=MsoNormal><a style='mso-comment-reference:作_1;mso-comment-date:20260101T0900'>报价</a><span class=MsoCommentReference><span style='mso-special-character:comment'><a class=msocomanchor href="#_msocom_1">[作1]</a></span></span>如下</p>
<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>太贵了</p></div></div></div>`
  expect(
    clean(word)
      .replace(/<\/?a>/g, '')
      .trim(),
  ).toBe('<p>报价如下</p>')
})

test('what a tracked change has deleted is left out, what an author struck through stays', () => {
  const word = `<p>合同<span class=msoDel><del cite="mailto:王丽" datetime="2026-01-01T09:00">旧价</del></span><ins cite="mailto:王丽">新价</ins><s>划线</s></p>`
  expect(clean(word)).toBe('<p>合同<ins>新价</ins><s>划线</s></p>')
})

test.each([
  ['a style', '<p style="text-align:center;color:red">字</p>', '<p style="text-align:center">字</p>'],
  ['an attribute', '<p align="right">字</p>', '<p style="text-align:right">字</p>'],
  ['an element around it', '<center><p>字</p></center>', '<div><p style="text-align:center">字</p></div>'],
  [
    'its box, unless it says otherwise',
    '<section style="text-align:center"><p>甲</p><p style="text-align:left">乙</p></section>',
    '<div><p style="text-align:center">甲</p><p>乙</p></div>',
  ],
  [
    'its cell',
    '<table><tbody><tr><td align="center">字</td></tr></tbody></table>',
    '<table><tbody><tr><td><p style="text-align:center">字</p></td></tr></tbody></table>',
  ],
  [
    'a heading that gets another level',
    '<h1 align="center">字</h1>',
    '<h2 style="text-align:center">字</h2>',
  ],
])('alignment is read from %s', (_what, html, read) => {
  expect(clean(html)).toBe(read)
})

test('a justified text is one like any other', () => {
  expect(clean('<p style="text-align:justify">字</p>')).toBe('<p>字</p>')
})

test.each(['left', 'center', 'right'])('the server keeps the alignment %s, however it is spelled', (side) => {
  const kept = `<p style="text-align:${side}">字</p>`
  expect(cleanHtml(`<p style="color:red; TEXT-ALIGN: ${side} ;">字</p>`)).toBe(kept)
  expect(cleanHtml(kept)).toBe(kept)
})

test.each([
  'text-align:justify',
  'text-align:center !important',
  'x-text-align:center',
  'position:fixed',
  '',
])('the server keeps nothing of the style %j', (style) => {
  expect(cleanHtml(`<p style="${style}">字</p>`)).toBe('<p>字</p>')
})

test('a stored alignment is the editor’s too', () => {
  const stored = '<h2 style="text-align:center">字</h2><p style="text-align:right">字</p>'
  expect(readHtml(stored)).toBe(stored)
})

test('a picture inside pasted text is uploaded and stands where it stood', async () => {
  const send = upload().mockResolvedValue('/upload/a.png')
  await pasteInto(`<p>前</p><p><img src="${PIXEL}" alt="图"></p><p>后</p>`, { upload: send })
  await waitFor(() => expect(written()).toBe('<p>前</p><img src="/upload/a.png" alt="图" /><p>后</p>'))
  expect(send.mock.calls[0]?.[0]).toMatchObject({ name: '粘贴的图片.png', type: 'image/png', size: 8 })
})

test('one that cannot be sent leaves a mark in its place, and the next try stands there', async () => {
  const send = upload().mockRejectedValueOnce(new Error('服务器繁忙')).mockResolvedValue('/upload/a.png')
  const text = await pasteInto(`<p>前</p><p><img src="${PIXEL}"></p><p>后</p>`, { upload: send })
  expect(await screen.findByText('服务器繁忙：粘贴的图片.png')).toBeVisible()
  expect(text).toHaveTextContent(`前${LOST}后`)
  await userEvent.click(screen.getByRole('button', { name: '重新上传 粘贴的图片.png' }))
  await waitFor(() => expect(written()).toBe('<p>前</p><img src="/upload/a.png" alt="" /><p>后</p>'))
})

test('one that is too large is refused by its sentence, and its place is marked', async () => {
  const checks = {
    accept: ['image/png'],
    typeMessage: '类型',
    maxBytes: 4,
    sizeMessage: '图片大小不能超过2MB!',
  }
  const send = upload()
  const text = await pasteInto(`<p>前</p><p><img src="${PIXEL}"></p>`, { upload: send, checks })
  await waitFor(() => expect(text).toHaveAccessibleDescription(/^图片大小不能超过2MB!/))
  expect(text).toHaveTextContent(LOST)
  expect(send).not.toHaveBeenCalled()
})

test.each(['file:///C:/a.png', 'blob:https://a.cn/1', 'cid:image001.png', 'https://mmbiz.qpic.cn/x'])(
  'the place of the picture %s is marked, and the mark is not written',
  async (address) => {
    const text = await pasteInto(`<p>前<img src="${address}" width="300">后</p>`, { upload: upload() })
    expect(text).toHaveTextContent(`前${LOST}后`)
    expect(written()).toBe('<p>前</p><p>后</p>')
    expect(await screen.findByRole('status')).toHaveTextContent('有 1 张图片没有粘贴过来')
  },
)

test('a mark asks for its picture, which then stands in its place', async () => {
  const send = upload().mockResolvedValue('/upload/a.png')
  await pasteInto('<p>前<img src="file:///C:/a.png">后</p>', { upload: send })
  const picker = screen.getByLabelText<HTMLInputElement>('选择图片：正文')
  const asked = vi.spyOn(picker, 'click')
  const text = screen.getByRole('textbox') as HTMLElement & {
    editor: { commands: { setNodeSelection: (at: number) => void } }
  }
  text.editor.commands.setNodeSelection(3)
  fireEvent.keyDown(text, { key: 'Enter' })
  expect(asked).toHaveBeenCalledTimes(1)
  fireEvent.change(picker, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } })
  await waitFor(() => expect(written()).toBe('<p>前</p><img src="/upload/a.png" alt="" /><p>后</p>'))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a centred picture is centred in its place', async () => {
  const send = upload().mockResolvedValue('/upload/a.png')
  await pasteInto(`<p>前</p><p align="center"><img src="${PIXEL}"></p>`, { upload: send })
  const picture = '<img src="/upload/a.png" alt="" style="text-align:center" />'
  await waitFor(() => expect(written()).toBe(`<p>前</p>${picture}`))
})

test('marks can be removed all at once', async () => {
  const text = await pasteInto('<p>前<img src="file:///C:/a.png">后<img src="cid:2"></p>', {
    upload: upload(),
  })
  await userEvent.click(await screen.findByRole('button', { name: '移除标记' }))
  expect(text).toHaveTextContent(/^前后$/)
})

test.each(['', 'auto', '2', '100%'])(
  'a picture of the width %j is marked where it does not come along',
  (width) => {
    expect(clean(`<p>前</p><img width="${width}" src="file:///C:/a.png">`)).toContain('<lost-picture')
  },
)

test.each(['0', '1', '1px'])('a counting pixel of the width %j leaves no mark', (width) => {
  expect(clean(`<p>前</p><img width="${width}" src="https://a.cn/1.gif">`)).toBe('<p>前</p>')
})

test('a picture whose mark was removed and that is sent again stands at the caret', async () => {
  const send = upload().mockRejectedValueOnce(new Error('服务器繁忙')).mockResolvedValue('/upload/a.png')
  const text = await pasteInto(`<p>前</p><p><img src="${PIXEL}"></p><p>后</p>`, { upload: send })
  await screen.findByText('服务器繁忙：粘贴的图片.png')
  await userEvent.click(screen.getByRole('button', { name: '移除标记' }))
  expect(text).toHaveTextContent(/^前后$/)
  await userEvent.click(screen.getByRole('button', { name: '重新上传 粘贴的图片.png' }))
  await waitFor(() => expect(written()).toContain('<img src="/upload/a.png" alt="" />'))
})

test('a mark that undoing brings back after its upload failed asks for its picture again', async () => {
  let fail: (reason: Error) => void = () => {}
  const text = await pasteInto(`<p>前</p><p><img src="${PIXEL}"></p><p>后</p>`, {
    upload: upload().mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject))),
  })
  await waitFor(() => expect(text).toHaveTextContent('前正在上传图片后'))
  const { editor } = text as HTMLElement & { editor: Editor }
  act(() => {
    editor.view.dispatch(closeHistory(editor.state.tr))
    editor.commands.setNodeSelection(3)
    editor.commands.deleteSelection()
  })
  expect(text).toHaveTextContent(/^前后$/)
  await act(async () => fail(new Error('服务器繁忙')))
  act(() => void editor.commands.undo())
  expect(text).toHaveTextContent(`前${LOST}后`)
})

test('a field that takes no pictures leaves them out without a mark', async () => {
  const text = await pasteInto('<p>前<img src="file:///C:/a.png">后</p>', {})
  expect(text).toHaveTextContent(/^前后$/)
})
