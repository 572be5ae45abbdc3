import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { recordStoredFile } from './chosen-files.ts'
import { loggedRequests, settleRequests, clearRequestLog, recordingFetch } from './request-log.ts'
import { useReportableForm } from './reportable-forms.ts'
import { readScreen } from './read-screen.ts'
import { restoreScreen } from './restore-screen.ts'
import { watchClicks } from './click-log.ts'

function Form({ onSend }: { onSend: (values: Record<string, unknown>) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [values, setValues] = useState<Record<string, unknown>>({ title: 'before', isOn: false })
  const text = (name: string, type: string) => (
    <input
      aria-label={name}
      name={name}
      type={type}
      value={String(values[name] ?? '')}
      onChange={({ target }) => setValues({ ...values, [name]: target.value })}
    />
  )
  return (
    <main>
      <h1>News</h1>
      <button type="button">other</button>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      {isOpen && (
        <div role="dialog" aria-label="Adding">
          <form
            aria-label="Adding news"
            onSubmit={(event) => {
              event.preventDefault()
              onSend(values)
            }}
          >
            {text('title', 'text')}
            {text('password', 'text')}
            {text('again', 'password')}
            <input type="file" aria-label="file" />
            <input
              type="checkbox"
              aria-label="on"
              checked={Boolean(values.isOn)}
              onChange={({ target }) => setValues({ ...values, isOn: target.checked })}
            />
            <button>Save</button>
          </form>
        </div>
      )}
    </main>
  )
}

test('a screen is read without passwords and files, and brought back: opened, typed, sent', async () => {
  const stop = watchClicks()
  const first = render(<Form onSend={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  fireEvent.change(screen.getByLabelText('title'), { target: { value: 'typed' } })
  fireEvent.change(screen.getByLabelText('password'), { target: { value: 'secret-1' } })
  fireEvent.change(screen.getByLabelText('again'), { target: { value: 'secret-2' } })
  fireEvent.click(screen.getByLabelText('on'))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const seen = readScreen()
  expect(seen).toEqual({
    heading: 'News',
    told: [],
    records: [],
    opened: [{ role: 'button', name: 'Add', nth: 0 }],
    fields: [
      { form: 'Adding news', name: 'title', label: 'title', value: 'typed' },
      { form: 'Adding news', name: '', label: 'on', value: true },
    ],
    forms: [],
    files: [],
    sent: 'Adding news',
  })
  first.unmount()
  stop()
  const onSend = vi.fn()
  render(<Form onSend={onSend} />)
  expect(await restoreScreen(seen)).toEqual([])
  expect(screen.getByLabelText('title')).toHaveValue('typed')
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ title: 'typed', isOn: true })
})

function PictureForm({ picture }: { picture: string }) {
  const [values, setValues] = useState<Record<string, unknown>>({ picture })
  useReportableForm('Editing news', { values: () => values, take: setValues })
  return (
    <form aria-label="Editing news">
      <img src={String(values.picture)} alt="" />
    </form>
  )
}

test('what a form holds beside its controls is brought back, and no form that is closed is told of', async () => {
  const first = render(<PictureForm picture="/upload/new.png" />)
  const seen = readScreen()
  expect(seen.forms).toEqual([{ form: 'Editing news', values: { picture: '/upload/new.png' } }])
  first.unmount()
  expect(readScreen().forms).toEqual([])
  const second = render(<PictureForm picture="/upload/old.png" />)
  expect(await restoreScreen(seen)).toEqual([])
  // React draws what a form takes a moment later.
  const image = second.container.querySelector('img')
  await waitFor(() => expect(image).toHaveAttribute('src', '/upload/new.png'))
})

function Account({ name }: { name: string }) {
  const [isMenu, setMenu] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button id="account" onMouseDown={() => setMenu(true)} onClick={() => setMenu(true)}>
        账号：{name}
      </button>
      {isMenu && (
        <div role="dialog" aria-label="menu">
          <ul role="menu" aria-labelledby="account">
            <li
              role="menuitem"
              onKeyDown={() => undefined}
              onClick={() => {
                setMenu(false)
                setOpen(true)
              }}
            >
              修改密码
            </li>
          </ul>
        </div>
      )}
      {isOpen && <div role="dialog" aria-label="修改密码" />}
    </>
  )
}

test('a dialog behind a menu is opened by the menu, no matter whom it names', async () => {
  const stop = watchClicks()
  const first = render(<Account name="林晓" />)
  // As a menu's button is touched: no click comes to it any more.
  fireEvent.mouseDown(screen.getByRole('button'))
  // A menu that is open is no dialog.
  expect(readScreen().opened).toEqual([])
  fireEvent.click(screen.getByRole('menuitem'))
  const seen = readScreen()
  expect(seen.opened.map(({ role, name }) => `${role} ${name}`)).toEqual([
    'button 账号：林晓',
    'menuitem 修改密码',
  ])
  first.unmount()
  stop()
  render(<Account name="示例甲一" />)
  expect(await restoreScreen(seen)).toEqual([])
  expect(screen.getByRole('dialog', { name: '修改密码' })).toBeVisible()
})

test('calls are kept as they went over the wire, files without their content, the earliest forgotten', async () => {
  // Files of tests share one document: calls of another's panels may still be kept.
  clearRequestLog()
  const answers: Response[] = [
    Response.json({ code: 200 }),
    new Response('a,b', { headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment' } }),
  ]
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift() ?? Response.error()))
  const ask = (path: string) => recordingFetch(new URL(path, location.origin), { method: 'POST', headers: { authorization: 'Bearer secret' }, body: '{}' }) // oxfmt-ignore
  await ask('/api/a?b=1')
  await vi.waitFor(() => expect(loggedRequests()).toHaveLength(1))
  await ask('/api/file')
  await vi.waitFor(() => expect(loggedRequests()).toHaveLength(2))
  expect(loggedRequests()).toEqual([
    { method: 'POST', address: '/api/a?b=1', sent: '{}', status: 200, type: 'application/json', answered: '{"code":200}' }, // oxfmt-ignore
    { method: 'POST', address: '/api/file', sent: '{}', status: 200, type: 'application/octet-stream', answered: '（文件）' }, // oxfmt-ignore
  ])
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { token: 'secret' } })))
  for (const name of ['login', 'password', 'sessions']) await ask(`/api/admin/${name}`)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(ask('/api/cut')).rejects.toThrow('offline')
  // What was answered is kept a moment later.
  await new Promise((resolve) => setTimeout(resolve))
  expect(loggedRequests().map(({ address }) => address)).toEqual(['/api/a?b=1', '/api/file', '/api/cut'])
  expect(loggedRequests().at(-1)).toMatchObject({ status: 0 })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json('x'.repeat(100_000))))
  for (let count = 0; count < 100; count += 1) await ask('/api/long')
  await vi.waitFor(() => expect(loggedRequests().map(({ address }) => address)).not.toContain('/api/cut'))
  expect(loggedRequests().length).toBeLessThan(13)
  // One that fills all the room is kept without its content, and pushes nothing out.
  const before = loggedRequests().length
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json('x'.repeat(1_300_000))))
  await ask('/api/huge')
  await vi.waitFor(() => expect(loggedRequests()).toHaveLength(before + 1))
  expect(loggedRequests().at(-1)).toMatchObject({ address: '/api/huge', sent: '', answered: '（文件）' })
  // Nothing failed where anyone who asked has gone on.
  const gone = new AbortController()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new ReadableStream({ start: (body) => gone.signal.addEventListener('abort', () => body.error(new Error('gone'))) }), { headers: { 'content-type': 'text/plain' } }))) // oxfmt-ignore
  await recordingFetch(new URL('/api/gone', location.origin), { signal: gone.signal })
  gone.abort()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(loggedRequests().map(({ address }) => address)).not.toContain('/api/gone')
  let answer = (_response: Response) => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  void ask('/api/awaited')
  const settled = settleRequests()
  answer(Response.json({ code: 200 }))
  await settled
  expect(loggedRequests().at(-1)).toMatchObject({ address: '/api/awaited', status: 200 })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 200 })))
  const late = ask('/api/late')
  clearRequestLog()
  await late
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(loggedRequests()).toEqual([])
  vi.unstubAllGlobals()
})

function Upload({ onFile, isMultiple = false }: { onFile: (file: File) => void; isMultiple?: boolean }) {
  return (
    <div role="dialog" aria-label="Editing news">
      <div>
        <input
          type="file"
          hidden
          aria-label="选择文件：封面"
          multiple={isMultiple}
          onChange={({ target }) => {
            for (const file of target.files ?? []) onFile(file)
            target.value = ''
          }}
        />
        <p>drop here</p>
      </div>
    </div>
  )
}

const picture = (name: string, bytes = 3000) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })
const choose = (file: File) => fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } }) // oxfmt-ignore

test('a file that was chosen and not saved is named without what is in it; the last one where there is room for one', () => {
  const stop = watchClicks()
  const { unmount } = render(<Upload onFile={() => undefined} />)
  choose(picture('first.png'))
  const second = picture('second.png')
  choose(second)
  const told = {
    form: 'Editing news',
    label: '选择文件：封面',
    type: 'image/png',
    size: 3000,
    width: 0,
    height: 0,
    path: '',
  }
  expect(readScreen().files).toEqual([{ ...told, name: 'second.png' }])
  const dropped = picture('dropped.png')
  fireEvent.drop(screen.getByText('drop here'), { dataTransfer: { files: [dropped] } })
  expect(readScreen().files).toEqual([{ ...told, name: 'dropped.png' }])
  // Stored, it is told as long as a form holds it.
  recordStoredFile(dropped, '/upload/abc.png')
  expect(readScreen().files).toEqual([])
  const form = render(<PictureForm picture="/upload/abc.png" />)
  expect(readScreen().files).toEqual([{ ...told, name: 'dropped.png', path: '/upload/abc.png' }])
  form.unmount()
  choose(picture('again.png'))
  unmount()
  expect(readScreen().files).toEqual([])
  stop()
})

test('an invented picture of the same type, size and measures is chosen in its place; what cannot be drawn is told', async () => {
  const drawn: number[][] = []
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(...measures: number[]) {
        drawn.push(measures)
      }
      getContext = () => ({ fillRect: () => undefined })
      convertToBlob = async ({ type }: { type: string }) => new Blob(['drawn'], { type })
    },
  )
  const onFile = vi.fn<(file: File) => void>()
  render(<Upload onFile={onFile} />)
  const empty = { heading: '', told: [], records: [], opened: [], fields: [], forms: [], sent: '' }
  const file = { form: 'Editing news', label: '选择文件：封面', name: '文件1.png', type: 'image/png', size: 3000, width: 640, height: 480, path: '' } // oxfmt-ignore
  expect(await restoreScreen({ ...empty, files: [file] })).toEqual([])
  const [chosen] = onFile.mock.calls[0] ?? []
  expect([chosen?.name, chosen?.type, chosen?.size, drawn]).toEqual([
    '文件1.png',
    'image/png',
    3000,
    [[640, 480]],
  ])
  // What was stored is stored again: the old address leads nowhere here.
  const form = render(<PictureForm picture="/upload/before.png" />)
  const held = {
    form: 'Editing news',
    values: { picture: '/upload/abc.png', others: ['/upload/abc.png', 'b'] },
  }
  const stored = { ...empty, forms: [held], files: [{ ...file, path: '/upload/abc.png' }] }
  expect(await restoreScreen(stored)).toEqual([])
  const values = { picture: '', others: ['b'] }
  await waitFor(() => expect(readScreen().forms).toEqual([{ form: 'Editing news', values }]))
  expect(onFile).toHaveBeenCalledTimes(2)
  form.unmount()
  const film = { ...file, name: '文件2.mp4', type: 'video/mp4', size: 2048, width: 0, height: 0 }
  const elsewhere = { ...file, form: 'Another form' }
  expect(await restoreScreen({ ...empty, files: [film, elsewhere] })).toEqual([
    '文件“文件2.mp4”（video/mp4，2 KB）',
    '文件“文件1.png”（image/png，3 KB，640×480）',
  ])
  expect(onFile).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
