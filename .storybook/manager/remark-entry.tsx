/** @jsxRuntime automatic */
import { Button } from 'storybook/internal/components'
import type { Remark } from '#stories/remarks/remark.ts'
import { Bar, Entry, Small } from './remarks.styles.ts'

interface RemarkEntryProps {
  remark: Remark
  /** Its number on the canvas, where it has a spot of the story that is shown. */
  number?: number
  /** The story's or page's name, where those of all are listed. */
  story?: string
  onSeek?: () => void
  onEdit: () => void
  onResolve: () => void
  onDrop: () => void
}

/** One remark in the list, with what can be done with it. */
export function RemarkEntry({ remark, number, story, onSeek, onEdit, onResolve, onDrop }: RemarkEntryProps) {
  const { text, author, changedAt, isResolved, spot } = remark
  const when = new Date(changedAt).toLocaleString('zh-CN', { dateStyle: 'medium', timeStyle: 'short' })
  const called = number ? `备注 ${number}` : '备注'
  return (
    <Entry $isResolved={isResolved} id={`remark-${remark.id}`} tabIndex={-1}>
      <p>
        {number && <strong>{number}. </strong>}
        {text}
      </p>
      <Small>
        {[author, when, story, spot && `画布宽 ${spot.width} px`, isResolved && '已解决']
          .filter(Boolean)
          .join(' · ')}
      </Small>
      <Bar style={{ padding: 0 }}>
        {onSeek && (
          <Button size="small" ariaLabel={`${called}：在画布上定位`} onClick={onSeek}>
            {story ? '打开' : '定位'}
          </Button>
        )}
        <Button size="small" ariaLabel={`${called}：修改`} onClick={onEdit}>
          修改
        </Button>
        <Button
          size="small"
          ariaLabel={`${called}：${isResolved ? '重新打开' : '标为已解决'}`}
          onClick={onResolve}
        >
          {isResolved ? '重新打开' : '标为已解决'}
        </Button>
        <Button size="small" ariaLabel={`${called}：删除`} onClick={onDrop}>
          删除
        </Button>
      </Bar>
    </Entry>
  )
}
