import { Alert } from '#design-system/alert/index.ts'
import type { Draft } from '#app/admin/local-data/drafts.ts'
import { DraftNotice } from './draft-notice.tsx'
import { draftTime } from './draft-time.ts'

export interface FormDraftsProps {
  /** What was left of the form, the newest first. */
  offered: readonly Draft[]
  /** The draft that the form goes on with. */
  restored: Draft | undefined
  /** The version of the record as it is now. */
  version: string | undefined
  onRestore: (left: Draft) => void
  onDiscard: (left: Draft) => void
}

/** The notices above a form with earlier drafts: the offer, and that one was restored. */
export function FormDrafts({ offered, restored, version, onRestore, onDiscard }: FormDraftsProps) {
  const [newest] = offered
  return (
    <>
      {restored && <Alert tone="info">已恢复 {draftTime(restored.typedAt)} 填写但未保存的内容。</Alert>}
      {newest && (
        <DraftNotice
          key={newest.id}
          resumeText="恢复"
          detail={
            isStale(newest, version)
              ? '此后这条记录已被修改，保存时会合并，两边都改过的会逐项询问。'
              : undefined
          }
          onResume={() => onRestore(newest)}
          onDiscard={() => onDiscard(newest)}
        >
          {`有 ${draftTime(newest.typedAt)} 填写但未保存的内容`}
        </DraftNotice>
      )}
    </>
  )
}

const isStale = (left: Draft, version: string | undefined) =>
  version !== undefined && left.version !== undefined && left.version !== version
