import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { Undo2, X } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '#design-system/button/index.ts'
import { IconButton } from '#design-system/icon-button/index.ts'
import { token } from '#design-system/tokens/index.ts'

export type UndoLineProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** What was taken out, such as 场景 2. */
  name: string
  /** How many more can be brought back after this one. */
  more?: number
  /** There is no room to bring it back. */
  isDisabled?: boolean
  /** Told to bring it back. */
  onUndo: () => void
  /** Told to put the line away for good. */
  onDismiss: () => void
}

/** Names the removed entries and restores them; stays until used or dismissed, without a time limit. */
export const UndoLine = forwardRef<HTMLDivElement, UndoLineProps>(function UndoLine(
  { name, more = 0, isDisabled = false, onUndo, onDismiss, ...rest },
  ref,
) {
  return (
    <Line {...rest} ref={ref}>
      <span>
        已移除{name}
        {more > 0 && `，之前还移除了 ${more} 项`}
      </span>
      <Button
        variant="quiet"
        size="small"
        icon={<Undo2 aria-hidden />}
        disabled={isDisabled}
        aria-label={`撤销：恢复${name}`}
        onClick={onUndo}
      >
        撤销
      </Button>
      <IconButton size="small" label="不再显示撤销" icon={<X aria-hidden />} onClick={onDismiss} />
    </Line>
  )
})

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.x05};
  padding: ${token.space.x05} ${token.space.x05} ${token.space.x05} ${token.space.x15};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.medium};
  background: ${token.color.tinted};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};

  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
