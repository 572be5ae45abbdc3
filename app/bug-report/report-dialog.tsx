import { useEffect, useId, useRef, useState } from 'react'
import type { BugReport } from '#contract/bug-report/bug-report.ts'
import { replacePeople, type Seen } from './replace-people.ts'
import { saveBugReport } from './save-bug-report.ts'

export interface ReportDialogProps {
  /** What stood on the screen when the report was asked for. */
  seen: Seen
  /** The dialog is closed, whether something was saved or not. */
  onClose: () => void
}

/** Says what will be saved, takes a word about what happened, and saves the bug report as a file. */
export function ReportDialog({ seen, onClose }: ReportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [note, setNote] = useState('')
  const [outcome, setOutcome] = useState<{ saved?: string; failure?: string }>({})
  const [titleId, noteId, hintId] = [useId(), useId(), useId()]
  useEffect(() => {
    // Drawn twice, as in development, it has lost its place above everything.
    dialog.current?.removeAttribute('open')
    dialog.current?.showModal()
  }, [])

  function save() {
    try {
      setOutcome({ saved: saveBugReport(replacePeople({ ...seen, note: note.trim() })) })
    } catch (error) {
      setOutcome({ failure: `没有保存成功：${error instanceof Error ? error.message : String(error)}` })
    }
  }

  return (
    // Its own keys: they must reach no dialog of the page below.

    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <h2 id={titleId}>报告问题</h2>
        <p>
          眼前的画面会存成一个文件（问题快照），开发者打开它就能看到同样的画面。文件只存到您的电脑，不会自动发送。
        </p>
        <Summary seen={seen} />
        <label htmlFor={noteId}>发生了什么</label>
        <textarea
          id={noteId}
          aria-describedby={hintId}
          maxLength={1500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <p id={hintId}>
          访客和应聘者的资料已换成编造的，密码、登录凭证和文件都不会保存。请不要在上面写真实的姓名和电话。
        </p>
        <Preview seen={seen} />
        <p role="status">{outcome.saved ? `已保存：${outcome.saved}` : ''}</p>
        {outcome.failure ? <p role="alert">{outcome.failure}</p> : null}
        <div className="row">
          <button type="button" onClick={() => dialog.current?.close()}>
            {outcome.saved ? '关闭' : '取消'}
          </button>
          <button type="submit">保存文件</button>
        </div>
      </form>
    </dialog>
  )
}

function Summary({ seen: { address, story, screen, calls, browser } }: { seen: Seen }) {
  const filled = screen.fields.filter(({ value }) => value !== '' && value !== false).length
  const { opened } = screen
  return (
    <dl>
      <dt>{address ? '地址' : '故事'}</dt>
      <dd>{(address || story).split('?')[0]}</dd>
      <dt>表单内容</dt>
      <dd>
        {filled} 项{opened.length > 0 ? `，打开的对话框 ${opened.length} 个` : ''}
        {screen.files.length > 0 ? `，没有存下的文件 ${screen.files.length} 个（只记类型、大小和尺寸）` : ''}
      </dd>
      <dt>接口记录</dt>
      <dd>{calls.length} 次请求与回答</dd>
      <dt>浏览器</dt>
      <dd>{browser}</dd>
    </dl>
  )
}

const MOST_LETTERS = 200_000

/** The very text of the file, made only for those who want to read it. */
function Preview({ seen }: { seen: Seen }) {
  const [bugReport, setBugReport] = useState<BugReport>()
  return (
    <details onToggle={(event) => event.currentTarget.open && setBugReport(replacePeople(seen))}>
      <summary>查看文件内容</summary>
      {bugReport && (
        // It scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0} role="group" aria-label="文件内容">
          {JSON.stringify(bugReport, null, 2).slice(0, MOST_LETTERS)}
        </pre>
      )}
    </details>
  )
}
