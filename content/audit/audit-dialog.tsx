import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { DialogFrame } from '#design-system/dialog-frame/index.ts'
import { Spinner } from '#design-system/spinner/index.ts'
import type { audit } from '#content/registry/contract.ts'
import type { RecordOf } from '#contract/engine/content-type.ts'
import { hasShape, isList } from '#app/admin/api/response-guards.ts'
import { useQuery } from '#app/admin/api/use-query.ts'
import { AuditChanges } from './audit-changes.tsx'
import { Body, Foot } from './audit-dialog.styles.ts'
import { AuditFacts } from './audit-facts.tsx'

const WIDTH = 800

export interface AuditDialogProps {
  entry: RecordOf<typeof audit>
  onClose: () => void
}

/** With what it changed, of which all that is drawn comes. */
const isEntry = hasShape({ changes: isList })

/** Shows one audit entry: who, when, from where, which record, and each field before and after. */
export function AuditDialog({ entry, onClose }: AuditDialogProps) {
  const { answer, isLoading, error, reload } = useQuery(
    'GET /api/admin/audit/{id}',
    '加载操作记录失败',
    undefined,
    { id: entry.id, guard: isEntry },
  )
  return (
    <DialogFrame isOpen onDismiss={onClose} title="操作记录详情" width={WIDTH}>
      <Body>
        <AuditFacts entry={entry} isRecordThere={answer?.isRecordThere} />
        {error && (
          <Alert
            tone="danger"
            role="alert"
            action={
              <Button size="small" variant="secondary" isLoading={isLoading} onClick={() => void reload()}>
                重试
              </Button>
            }
          >
            {error}
          </Alert>
        )}
        {!answer && !error && (
          <p role="status">
            <Spinner /> 正在加载
          </p>
        )}
        {answer && <AuditChanges entry={entry} changes={answer.changes} />}
      </Body>
      <Foot>
        <Button onClick={onClose}>关闭</Button>
      </Foot>
    </DialogFrame>
  )
}
