import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { htmlAllowList } from '#contract/shared/html-allow-list.ts'
import { cleanHtml } from '#mocks/clean-html.ts'
import { isKeptAddress, readAddress } from './check-link.ts'
import { cleanPaste } from './clean-paste.ts'
import { RichTextField, type RichTextFieldProps } from './index.ts'
import { writtenTags } from './write-html.ts'

const everything = [
  '<h2>标题</h2><h3>小标题</h3><h4>三级</h4><h5>四级</h5>',
  '<p>一段<strong>粗</strong><em>斜</em><u>线</u><s>删</s>m<sup>2</sup>CO<sub>2</sub><code>x &lt; 1 &amp;&amp; "y"</code><br />第二行</p>',
  '<p><a target="_blank" rel="noopener noreferrer" href="https://example.com/?a=1&amp;b=2">外站</a>与<a href="/about">本站</a></p>',
  '<ul><li><p>一</p><ul><li><p>之一</p></li></ul></li></ul><ol start="3"><li><p>三</p></li></ol>',
  '<blockquote><p>引用</p></blockquote><pre><code>a\n  b</code></pre><hr />',
  '<img src="/upload/a.webp" alt="图 &gt; 一" width="800" height="450" />',
  '<h3 style="text-align:center">居中</h3><p style="text-align:right">靠右</p><img src="/upload/c.webp" alt="" style="text-align:center" />',
  '<figure style="text-align:center"><img src="/upload/b.webp" alt="" /><figcaption>说明</figcaption></figure>',
  '<table><tbody><tr><th colspan="2" scope="col"><p>表头</p></th></tr><tr><td rowspan="2"><p>甲</p></td><td><p>乙</p></td></tr><tr><td><p>丙</p></td></tr></tbody></table>',
].join('')

const onChange = vi.fn<(html: string) => void>()

function Field({ first = '', ...props }: Partial<RichTextFieldProps> & { first?: string }) {
  const [html, setHtml] = useState(first)
  return (
    <>
      <RichTextField
        label="正文"
        {...props}
        value={html}
        onChange={(next) => {
          setHtml(next)
          onChange(next)
        }}
      />
      <button onClick={() => setHtml(first)}>还原</button>
    </>
  )
}

async function show(props: Parameters<typeof Field>[0] = {}) {
  onChange.mockClear()
  render(<Field {...props} />)
  return screen.findByRole('textbox', { name: '正文' })
}

const paste = (text: HTMLElement, data: { html?: string; plain?: string; files?: File[] }) =>
  fireEvent.paste(text, {
    clipboardData: {
      types: data.html ? ['text/html'] : ['Files'],
      files: data.files ?? [],
      getData: (type: string) =>
        (type === 'text/html' ? data.html : type === 'text/plain' ? data.plain : undefined) ?? '',
      clearData: () => {},
      setData: () => {},
    },
  })

test('every tag and attribute that the field writes is on the server’s list', () => {
  expect(Object.keys(writtenTags).filter((tag) => !htmlAllowList.allowedTags.includes(tag))).toEqual([])
  const allowed = htmlAllowList.allowedAttributes as Record<string, readonly string[]>
  for (const [tag, names] of Object.entries(writtenTags)) {
    expect(names.filter((name) => !allowed[tag]?.includes(name))).toEqual([])
  }
})

test('what holds everything the field can make comes out letter by letter as the server stores it', async () => {
  await show({ first: everything })
  await userEvent.click(screen.getByRole('button', { name: '分隔线' }))
  const written = onChange.mock.lastCall![0]
  expect(written).toContain(everything.slice('<h2>标题</h2>'.length))
  expect(cleanHtml(written)).toBe(written)
})

test('label, hint and error belong to the text', async () => {
  const text = await show({ hint: '写给访客', isRequired: true })
  expect(text).toHaveAccessibleDescription(/^写给访客 按 Alt\+F10/)
  expect(text).toHaveAttribute('aria-multiline', 'true')
  expect(text).toBeRequired()
  expect(text).not.toHaveAttribute('aria-invalid')
})

test('an error marks the text invalid and takes the place of the hint', async () => {
  const text = await show({ hint: '写给访客', error: '请输入正文' })
  expect(text).toBeInvalid()
  expect(text).toHaveAccessibleDescription(/^请输入正文/)
})

test('opening a text changes nothing, and an empty paragraph is an empty value', async () => {
  const text = await show({ first: '<p>字</p>' })
  expect(onChange).not.toHaveBeenCalled()
  paste(text, { html: '<p>新的一段</p>', plain: '新的一段' })
  expect(onChange).toHaveBeenCalled()
})

test('a value from outside is taken over and not told back', async () => {
  const text = await show({ first: '<p>最初</p>' })
  paste(text, { html: '<b>后来</b>', plain: '后来' })
  expect(text).toHaveTextContent('后来')
  const told = onChange.mock.calls.length
  await userEvent.click(screen.getByRole('button', { name: '还原' }))
  expect(text).toHaveTextContent(/^最初$/)
  expect(onChange).toHaveBeenCalledTimes(told)
})

test('a disabled text can be read but not written', async () => {
  const text = await show({ first: '<p>字</p>', isDisabled: true })
  expect(text).toHaveAttribute('contenteditable', 'false')
  expect(text).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: '加粗' })).toBeDisabled()
})

test('more characters than allowed are kept, and the field says so', async () => {
  const text = await show({ first: '<p>一二三四五</p>', maxLength: 3 })
  await waitFor(() => expect(text).toHaveAccessibleDescription(/^已超出 2 字，请删减/))
  expect(text).toBeInvalid()
})

test('a pasted picture is sent with progress and stands where it was pasted', async () => {
  let tell: (share: number) => void = () => {}
  let store: (path: string) => void = () => {}
  const upload = vi.fn((_file: File, onProgress: (share: number) => void) => {
    tell = onProgress
    return new Promise<string>((resolve) => (store = resolve))
  })
  const sending = vi.fn()
  const text = await show({ upload, addressOf: (path) => `/upload/${path}`, onSendingChange: sending })
  paste(text, { files: [new File(['x'], 'map.png', { type: 'image/png' })] })
  act(() => tell(0.4))
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  expect(sending).toHaveBeenLastCalledWith(true)
  await act(async () => store('map.png'))
  await waitFor(() => expect(onChange.mock.lastCall?.[0]).toBe('<img src="/upload/map.png" alt="" />'))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(sending).toHaveBeenLastCalledWith(false)
})

test('a picture that cannot be sent is said and can be sent again', async () => {
  const upload = vi.fn().mockRejectedValueOnce(new Error('')).mockResolvedValueOnce('/upload/map.png')
  const text = await show({ upload })
  paste(text, { files: [new File(['x'], 'map.png', { type: 'image/png' })] })
  expect(await screen.findByText('图片上传失败：map.png')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '重新上传 map.png' }))
  await waitFor(() => expect(text.querySelector('img')).toHaveAttribute('src', '/upload/map.png'))
})

test('a file of another type is refused and not sent', async () => {
  const upload = vi.fn()
  const checks = { accept: ['image/png'], typeMessage: '只能上传PNG图片!' }
  const text = await show({ upload, checks })
  paste(text, { files: [new File(['x'], 'a.gif', { type: 'image/gif' })] })
  await waitFor(() => expect(text).toHaveAccessibleDescription(/^只能上传PNG图片!/))
  expect(upload).not.toHaveBeenCalled()
})

test('Tab is left to the browser, also in lists and tables', async () => {
  const text = await show({ first: '<ul><li><p>一</p></li><li><p>二</p></li></ul>' })
  const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
  text.dispatchEvent(tab)
  expect(tab.defaultPrevented).toBe(false)
})

test('the server prints the text, its label and resting tools; ref goes to the root', async () => {
  // React Aria takes jsdom for a browser, and React then warns of its layout effects.
  vi.mocked(console.error).mockImplementation(() => {})
  const printed = renderToString(<RichTextField label="正文" value="<p>字</p>" onChange={() => {}} />)
  expect(printed).toContain('<p>字</p>')
  expect(printed).toContain('role="toolbar"')
  const ref = createRef<HTMLDivElement>()
  render(<RichTextField ref={ref} data-place="news" label="正文" value="" onChange={() => {}} />)
  await screen.findByRole('textbox')
  expect(ref.current).toHaveAttribute('data-place', 'news')
})

test('what Word puts on the clipboard becomes headings, words and lists', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body><!--StartFragment-->
<h1 style="margin:0"><b><span lang=EN-US style="font-size:22pt">标题<o:p></o:p></span></b></h1>
<p class=MsoNormal><b>粗</b><span style="color:red;mso-x:y">体与</span><span style="font-weight:bold">字重</span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">1.<span>&nbsp;&nbsp;</span></span><![endif]>甲</p>
<p class=MsoListParagraph style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>乙</p>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.<span>&nbsp;</span></span>丙</p>
<img src="file:///C:/a.png" width="300"><!--EndFragment--></body></html>`
  const { html, lostPictures } = cleanPaste(word, () => false)
  expect(html.replace(/\s*\n\s*/g, '').replace(/ data-\w+="[^"]*"/g, '')).toBe(
    '<h2>标题</h2><p><b>粗</b>体与<strong>字重</strong></p><ol><li>甲<ul><li>乙</li></ul></li><li>丙</li></ol><lost-picture></lost-picture>',
  )
  expect(lostPictures).toBe(1)
})

test('an article of WeChat comes without its boxes, colours and pictures of other sites', () => {
  const article =
    '<section style="padding:8px" data-tool="x"><section><p style="text-align:center"><span style="color:rgb(0,0,0);font-style:italic">斜</span></p><p><br></p><img data-src="https://mmbiz.qpic.cn/x" src="https://mmbiz.qpic.cn/x"></section></section><script>alert(1)</script>'
  const { html, lostPictures } = cleanPaste(article, () => false)
  expect(html.replace(/ data-\w+="[^"]*"/g, '')).toBe(
    '<div><div><p style="text-align:center"><em>斜</em></p><lost-picture></lost-picture></div></div>',
  )
  expect(lostPictures).toBe(1)
})

test.each([
  ['www.example.com/a?b=1', 'https://www.example.com/a?b=1'],
  [' https://example.com ', 'https://example.com'],
  ['someone@example.com', 'mailto:someone@example.com'],
  ['some?cc=x@example.com', 'mailto:some%3Fcc%3Dx@example.com'],
  ['tel:0551-1234', 'tel:0551-1234'],
  ['tel:0551-65170000,801', 'tel:0551-65170000,801'],
  ['/about', '/about'],
  ['#top', '#top'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['https://', null],
  ['随便写写', null],
  ['', null],
])('the typed address %s is read as %s', (typed, read) => {
  expect(readAddress(typed)).toBe(read)
})

test('an address that the server would drop is never kept', () => {
  for (const address of ['java\tscript:x', 'data:text/html,x', 'vbscript:x', '//a.cn', 'ftp://a.cn']) {
    expect(isKeptAddress(address)).toBe(false)
    expect(cleanHtml(`<a href="${address}">x</a>`)).toBe('<a>x</a>')
  }
})
