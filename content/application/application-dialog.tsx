import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '#design-system/button/index.ts'
import { dialogBody, dialogFoot, DialogFrame } from '#design-system/dialog-frame/index.ts'
import { Tag } from '#design-system/tag/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { application } from './application.type.ts'
import type { OpenRecord } from '#app/admin/list/paged-panel.tsx'
import { ApplicationFacts, type Application } from './application-facts.tsx'
import { PersonRequests } from './person-requests.tsx'
import { RevealDialog } from './reveal-dialog.tsx'

const WIDTH = 800

/** Shows one application, read-only. Numbers are masked until a reason is given, and again when it is reopened. */
export function ApplicationDialog(opened: OpenRecord<Application>) {
  const { record, close, askRemoval, reload, statusAct } = opened
  const [isAsking, setAsking] = useState(false)
  const [revealed, setRevealed] = useState<Application>()
  const { options } = application.fields.status

  function leaveErased() {
    close()
    void reload()
  }

  return (
    <>
      <DialogFrame isOpen onDismiss={close} title="简历详情" width={WIDTH}>
        <Body>
          <Line>
            <Tag tone={record.status === 1 ? 'success' : 'warning'}>{options?.[record.status]}</Tag>
            {statusAct}
            {/* One button for both, so that the keyboard comes back to it from the question. */}
            <Button
              size="small"
              variant="secondary"
              icon={revealed ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
              onClick={() => (revealed ? setRevealed(undefined) : setAsking(true))}
            >
              {revealed ? '隐藏完整信息' : '查看完整信息'}
            </Button>
            <Note role="status">{revealed && '已显示完整信息，查看原因已记入操作记录'}</Note>
          </Line>
          <ApplicationFacts shown={revealed ?? record} isRevealed={revealed !== undefined} />
          <PersonRequests id={record.id} onErased={leaveErased} />
        </Body>
        <Foot>
          <Button variant="quiet" onClick={askRemoval}>
            删除
          </Button>
          <Button onClick={close}>关闭</Button>
        </Foot>
      </DialogFrame>
      {isAsking && <RevealDialog id={record.id} onRevealed={setRevealed} onClose={() => setAsking(false)} />}
    </>
  )
}

const Body = styled.div`
  ${dialogBody}
`

const Foot = styled.div`
  ${dialogFoot}
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x15};
  margin-bottom: ${token.space.x2};
`

const Note = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
`
