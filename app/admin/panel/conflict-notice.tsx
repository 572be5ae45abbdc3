import { useEffect, useRef } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { DifferenceView } from '#design-system/difference-view/index.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { imageAddress } from '#contract/image-address.ts'
import type { Values } from './editing.ts'
import { readableVersion } from './readable-version.ts'

export interface ConflictNoticeProps {
  fields: FieldSet
  /** What was typed here. */
  typed: Values
  /** The record as somebody else has saved it meanwhile. */
  current: Values
  /** Takes the saved value of one field over what was typed. */
  onTake: (name: string, value: unknown) => void
}

/** Two people, one record: shows both values of every field that differs and lets the administrator choose. */
export function ConflictNotice({ fields, typed, current, onTake }: ConflictNoticeProps) {
  const differing = Object.entries(fields).filter(
    ([name, field]) => !field.setByServer && JSON.stringify(typed[name]) !== JSON.stringify(current[name]),
  )
  function take(label: string) {
    const name = differing.find(([, field]) => field.label === label)?.[0]
    if (name) onTake(name, current[name])
  }
  const notice = useRef<HTMLDivElement>(null)
  // It comes after the submit that it answers, whose button may stand far below.
  useEffect(() => void notice.current?.scrollIntoView?.({ block: 'nearest' }), [])
  return (
    <Alert
      ref={notice}
      tone="warning"
      role="alert"
      title="这条记录刚被他人修改"
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
      {differing.length === 0 ? (
        <p>表单内容与当前记录一致。</p>
      ) : (
        <>
          <p>您填写的内容已保留。再次保存将以表单内容为准，也可逐项载入当前值：</p>
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
