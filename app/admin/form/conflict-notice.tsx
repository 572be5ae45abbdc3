import { useEffect, useRef } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { DifferenceView } from '#design-system/difference-view/index.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { imageAddress } from '#contract/shared/image-address.ts'
import type { RecordConflict } from './continue-draft.ts'
import type { Values } from './use-record-dialog.ts'
import { changesInWords } from './concurrent-changes.ts'
import { isSameValue } from './merge-values.ts'
import { readableVersion } from './readable-version.ts'

export interface ConflictNoticeProps extends RecordConflict {
  fields: FieldSet
  /** What was typed here. */
  typed: Values
  /** Takes the saved value of one field over what was typed. */
  onTake: (name: string, value: unknown) => void
}

/** Says who else changed the record. The user chooses a value for each field that both changed. */
export function ConflictNotice({ fields, typed, current, disputed, changes, onTake }: ConflictNoticeProps) {
  const differing = Object.entries(fields).filter(
    ([name]) => disputed.includes(name) && !isSameValue(typed[name], current[name]),
  )
  function take(label: string) {
    const name = differing.find(([, field]) => field.label === label)?.[0]
    if (name) onTake(name, current[name])
  }
  const notice = useRef<HTMLDivElement>(null)
  // It appears after a submit, whose button may be far below.
  useEffect(() => void notice.current?.scrollIntoView?.({ block: 'nearest' }), [])
  const isOwn = changes.length > 0 && changes.every((change) => change.isOwn)
  return (
    <Alert
      ref={notice}
      tone="warning"
      role="alert"
      title={isOwn ? '您刚在另一个窗口修改了这条记录' : '这条记录刚被他人修改'}
      action={
        differing.length > 1 && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => differing.forEach(([name]) => onTake(name, current[name]))}
          >
            全部载入当前记录
          </Button>
        )
      }
    >
      {changes.length > 0 && <p>{changesInWords(changes)}。只有一边改过的内容已经合并。</p>}
      {differing.length === 0 ? (
        <p>没有需要选择的内容，请再次保存。</p>
      ) : (
        <>
          <p>以下内容两边都改过，您填写的已保留。再次保存将以您填写的为准，也可逐项载入当前值：</p>
          <DifferenceView
            before={readableVersion(differing, current)}
            after={readableVersion(differing, typed)}
            captions={{ before: '当前记录', after: '我填写的' }}
            addressOf={imageAddress}
            hasSummary={false}
            actionOf={(label) => (
              <Button
                size="small"
                variant="secondary"
                aria-label={`载入当前值：${label}`}
                onClick={() => take(label)}
              >
                载入当前值
              </Button>
            )}
          />
        </>
      )}
    </Alert>
  )
}
