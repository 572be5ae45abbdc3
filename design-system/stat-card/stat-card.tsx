import { forwardRef, type ForwardedRef, type HTMLAttributes, type ReactNode } from 'react'
import { ArrowUpRight } from 'lucide-react'
import { Skeleton } from '#design-system/skeleton/index.ts'
import { Figure, Go, Icon, Label, Note, PressableRoot, Root, type StatTone } from './stat-card.styles.ts'

export type StatCardProps = Omit<HTMLAttributes<HTMLElement>, 'children' | 'onClick'> & {
  /** What is counted. */
  label: string
  /** The figure; null when it could not be loaded. */
  value: number | string | null
  /** Icon in the corner. */
  icon?: ReactNode
  /** A quiet line under the figure. */
  note?: ReactNode
  /** Shows a skeleton in place of the figure. */
  isLoading?: boolean
  /** Colour of the icon. */
  tone?: StatTone
  /** Makes the whole card a button, for example to the panel that is counted. */
  onPress?: () => void
}

/** One count of the dashboard (back-office §2.5). */
export const StatCard = forwardRef<HTMLElement, StatCardProps>(function StatCard(
  { label, value, icon, note, isLoading = false, tone = 'primary', onPress, ...rest },
  ref,
) {
  const content = (
    <>
      {icon && (
        <Icon $tone={tone} aria-hidden>
          {icon}
        </Icon>
      )}
      <Label>{label}</Label>
      <Figure aria-busy={isLoading || undefined}>
        {isLoading ? <Skeleton width="3ch" /> : value === null ? '—' : formatted(value)}
      </Figure>
      {note && <Note>{note}</Note>}
      {onPress && (
        <Go aria-hidden>
          <ArrowUpRight />
        </Go>
      )}
    </>
  )
  if (!onPress) {
    return (
      <Root {...rest} ref={ref as ForwardedRef<HTMLDivElement>}>
        {content}
      </Root>
    )
  }
  return (
    <PressableRoot {...rest} ref={ref as ForwardedRef<HTMLButtonElement>} type="button" onClick={onPress}>
      {content}
    </PressableRoot>
  )
})

function formatted(value: number | string) {
  return typeof value === 'number' ? value.toLocaleString('zh-CN') : value
}
