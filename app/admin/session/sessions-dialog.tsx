import { useEffect, useState } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { useConfirm } from '#design-system/confirm-dialog/index.ts'
import { DialogFrame } from '#design-system/dialog-frame/index.ts'
import { Spinner } from '#design-system/spinner/index.ts'
import { toast } from '#design-system/toast/index.ts'
import type { OwnSession } from '#contract/auth/own-sessions.ts'
import { messages } from '#contract/shared/messages.ts'
import { api } from '#app/admin/api/api.ts'
import { isList, assertShape } from '#app/admin/api/response-guards.ts'
import { callForMessage } from '#app/admin/api/untyped-api.ts'
import { reloadedDetail } from '#app/admin/api/reloaded-detail.ts'
import { userMessageOf } from '#app/api-client/user-message-of.ts'
import { leaveConsole } from './log-out.ts'
import { SessionEntry } from './session-entry.tsx'
import { Body, Foot, Sessions } from './sessions-dialog.styles.ts'

const WIDTH = 560
const LOAD_FAILURE = '加载登录记录失败'

export interface SessionsDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Where the own account is signed in; each sign-in can be ended, or all but this one (X-82, S-003). */
export function SessionsDialog({ isOpen, onClose }: SessionsDialogProps) {
  return (
    <DialogFrame isOpen={isOpen} onDismiss={onClose} title="我的登录" width={WIDTH}>
      <OwnSessions onClose={onClose} />
    </DialogFrame>
  )
}

/** Asks whenever the dialog is opened: what it showed before may have ended. */
function OwnSessions({ onClose }: { onClose: () => void }) {
  const [sessions, setSessions] = useState<readonly OwnSession[]>()
  const [failure, setFailure] = useState<string>()
  const { confirm, confirmDialog } = useConfirm()

  async function load(signal?: AbortSignal) {
    try {
      setFailure(undefined)
      setSessions(assertShape(await api('GET /api/admin/sessions', { signal }), isList))
    } catch (error) {
      if (!signal?.aborted) setFailure(userMessageOf(error, LOAD_FAILURE))
    }
  }

  useEffect(() => {
    const running = new AbortController()
    void load(running.signal)
    return () => running.abort()
  }, [])

  async function endOthers() {
    try {
      toast.success((await callForMessage('DELETE /api/admin/sessions', {})) ?? messages.done)
    } catch (error) {
      toast.error(userMessageOf(error, '结束其他登录失败'), reloadedDetail(error))
    }
    await load()
  }

  async function endOne({ id, isCurrent }: OwnSession) {
    try {
      toast.success((await callForMessage('DELETE /api/admin/sessions/{id}', { id })) ?? messages.done)
    } catch (error) {
      toast.error(userMessageOf(error, '结束登录失败'), reloadedDetail(error))
      // Most likely it has ended by itself.
      return load()
    }
    if (isCurrent) leaveConsole()
    else await load()
  }

  function askToEndOne(session: OwnSession) {
    confirm({
      question: session.isCurrent
        ? '确定要结束当前登录吗？您将退出后台，没有保存的内容会丢失。'
        : `确定要结束“${session.device}”上的登录吗？那里没有保存的内容可能会丢失。`,
      onConfirm: () => endOne(session),
    })
  }

  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false

  function askToEnd() {
    if (!hasOthers) return
    confirm({
      question: '确定要结束其他登录吗？其他设备上没有保存的内容可能会丢失。',
      onConfirm: endOthers,
    })
  }

  return (
    <>
      <Body>
        {failure && (
          <Alert
            tone="danger"
            role="alert"
            action={
              <Button size="small" variant="secondary" onClick={() => void load()}>
                重试
              </Button>
            }
          >
            {failure}
          </Alert>
        )}
        {!sessions && !failure && (
          <p role="status">
            <Spinner /> 正在加载
          </p>
        )}
        {sessions && (
          <>
            <p>{hasOthers ? '不认识其中某次登录时，请结束其他登录并修改密码。' : '这个账号没有其他登录。'}</p>
            <Sessions aria-label="本账号的登录">
              {sessions.map((session) => (
                <SessionEntry key={session.id} session={session} onEnd={() => askToEndOne(session)} />
              ))}
            </Sessions>
          </>
        )}
      </Body>
      <Foot>
        {sessions && (
          <Button variant="danger" aria-disabled={!hasOthers} onClick={askToEnd}>
            结束其他登录
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          关闭
        </Button>
      </Foot>
      {confirmDialog}
    </>
  )
}
