/** @jsxRuntime automatic */
import { Button } from 'storybook/internal/components'
import { differentVersions, isResolved, type Remark, type VersionContent } from '#stories/remarks/remark.ts'
import { RemarkVersions } from './remark-versions.tsx'
import { Bar, Entry, Small } from './remarks.styles.ts'
import { whenOf } from './when-of.ts'

interface RemarkEntryProps {
  remark: Remark
  /** Its number on the canvas, where it has a spot of the story that is shown. */
  number?: number
  /** The story's or page's name, where those of all are listed. */
  story?: string
  onSeek?: () => void
  onEdit: () => void
  /** Says this instead of all that the remark says. */
  onChoose: (said: Omit<VersionContent, 'changedAt'>) => void
  onDrop: () => void
}

/** One remark in the list, with what can be done with it. */
export function RemarkEntry({ remark, number, story, onSeek, onEdit, onChoose, onDrop }: RemarkEntryProps) {
  const { id, spot } = remark
  const versions = differentVersions(remark)
  const [version] = versions
  const isDone = isResolved(remark)
  const isSplit = versions.length > 1
  const called = number ? `备注 ${number}` : '备注'
  return (
    <Entry $isResolved={isDone} id={`remark-${id}`} tabIndex={-1} translate="no">
      {isSplit ? (
        <RemarkVersions versions={versions} called={called} number={number} onChoose={onChoose} />
      ) : (
        <p>
          {number && <strong>{number}. </strong>}
          {version?.text}
        </p>
      )}
      <Small>
        {[
          ...(isSplit ? [] : [version?.author, version && whenOf(version)]),
          ...[story, spot && `画布宽 ${spot.width} px`, isDone && '已解决'],
        ]
          .filter(Boolean)
          .join(' · ')}
      </Small>
      <Bar style={{ padding: 0 }}>
        {onSeek && (
          <Button size="small" ariaLabel={`${called}：在画布上定位`} onClick={onSeek}>
            {story ? '打开' : '定位'}
          </Button>
        )}
        <Button size="small" ariaLabel={`${called}：${isSplit ? '合成一条' : '修改'}`} onClick={onEdit}>
          {isSplit ? '合成一条' : '修改'}
        </Button>
        {version && !isSplit && (
          <Button
            size="small"
            ariaLabel={`${called}：${isDone ? '重新打开' : '标为已解决'}`}
            onClick={() => onChoose({ ...version, isResolved: !isDone })}
          >
            {isDone ? '重新打开' : '标为已解决'}
          </Button>
        )}
        <Button size="small" ariaLabel={`${called}：删除`} onClick={onDrop}>
          删除
        </Button>
      </Bar>
    </Entry>
  )
}
