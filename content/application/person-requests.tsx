import { Download, UserX } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '#design-system/button/index.ts'
import { useConfirm } from '#design-system/confirm-dialog/index.ts'
import { toast } from '#design-system/toast/index.ts'
import { token } from '#design-system/tokens/index.ts'
import type { OutputOf } from '#content/registry/api-client.ts'
import { messages } from '#contract/shared/messages.ts'
import { api } from '#app/admin/api/api.ts'
import { hasShape, isNumber, isText, assertShape } from '#app/admin/api/response-guards.ts'
import { isOutcomeUnknown } from '#app/admin/api/unknown-outcome.ts'
import { saveFile } from '#app/browser/save-file.ts'
import { userMessageOf } from '#app/api-client/user-message-of.ts'

export interface PersonRequestsProps {
  /** Of an application of that person. */
  id: number
  /** Told when nothing of the person is left. */
  onErased: () => void
}

/** What an applicant may ask for: all that is kept of them, given to them or erased. */
export function PersonRequests({ id, onErased }: PersonRequestsProps) {
  const [running, setRunning] = useState<'export' | 'erase'>()
  const { confirm, confirmDialog } = useConfirm()

  async function run(
    act: 'export' | 'erase',
    perform: () => Promise<void>,
    failure: string,
    unsure?: string,
  ) {
    setRunning(act)
    try {
      await perform()
    } catch (error) {
      toast.error(userMessageOf(error, failure), isOutcomeUnknown(error) ? { detail: unsure } : undefined)
    }
    setRunning(undefined)
  }

  const give = () =>
    run(
      'export',
      async () => saveFile(await api('GET /api/application/{id}/person/export', { id }), '个人信息.json'),
      '导出个人信息失败',
    )

  async function erase() {
    await api('DELETE /api/application/{id}/person', { id })
    toast.success(messages.deleted, { detail: '此人的全部信息已彻底删除' })
    onErased()
  }

  const askErasure = () =>
    run(
      'erase',
      async () => {
        const amount = assertShape(await api('GET /api/application/{id}/person', { id }), isAmount)
        confirm({
          question: <ErasureQuestion {...amount} />,
          tone: 'danger',
          confirmText: '彻底删除',
          onConfirm: () => run('erase', erase, '删除个人信息失败', UNSURE),
        })
      },
      '删除个人信息失败',
    )

  return (
    <Part aria-label="应聘者的个人信息请求">
      <h3>应聘者的个人信息请求</h3>
      <p>按此简历的电话和邮箱查找此人的全部简历与留言；导出和删除都会记入操作记录。</p>
      <Line>
        <Button
          size="small"
          variant="secondary"
          icon={<Download aria-hidden />}
          isLoading={running === 'export'}
          onClick={() => void give()}
        >
          导出此人全部信息
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<UserX aria-hidden />}
          isLoading={running === 'erase'}
          onClick={() => void askErasure()}
        >
          彻底删除此人信息
        </Button>
      </Line>
      {confirmDialog}
    </Part>
  )
}

const UNSURE = '收到的回答无法识别，可能已经删除；请刷新列表核对后再决定是否重试'

/** Whether all is there that the question names: nobody is asked to erase he does not know what. */
const isAmount = hasShape({
  applications: isNumber,
  messages: isNumber,
  names: (names) => Array.isArray(names) && names.every(isText),
})

/** Names what is erased: how much, and under which names it stands. */
function ErasureQuestion(amount: OutputOf<'GET /api/application/{id}/person'>) {
  const { applications, messages: written, names } = amount
  return (
    <>
      <p>
        确定要彻底删除此人的全部信息吗？将删除应聘简历 {applications} 份（含简历文件）、访客留言 {written}{' '}
        条，署名：{names.join('、')}。
      </p>
      <Quiet>删除后无法恢复。</Quiet>
    </>
  )
}

const Part = styled.section`
  margin-top: ${token.space.x3};
  padding-top: ${token.space.x2};
  border-top: 1px solid ${token.color.line};
  font-size: ${token.fontSize.small};

  h3 {
    margin: 0;
    font-size: ${token.fontSize.body};
  }

  p {
    margin: ${token.space.x05} 0 ${token.space.x1};
    color: ${token.color.textMuted};
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x1};
`

const Quiet = styled.p`
  margin-top: ${token.space.x1};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
`
