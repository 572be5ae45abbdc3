import { forwardRef } from 'react'
import type { ProgressBarProps as AriaProgressBarProps } from 'react-aria-components'
import { Label } from 'react-aria-components'
import { Fill, Name, Percent, Root, Track, type ProgressTone } from './progress-bar.styles.ts'

export type ProgressBarProps = Omit<AriaProgressBarProps, 'children' | 'className' | 'style'> & {
  /** What is progressing. */
  label: string
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean
  /** Colour by outcome. */
  tone?: ProgressTone
  /** Class of the outermost element. */
  className?: string
}

/** How far something long has come, 0 to 100, or that it is under way (`isIndeterminate`). */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, isLabelHidden = false, tone = 'primary', ...rest },
  ref,
) {
  return (
    <Root {...rest} ref={ref}>
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <Name as={Label} $isHidden={isLabelHidden}>
            {label}
          </Name>
          {!isIndeterminate && <Percent aria-hidden>{valueText}</Percent>}
          <Track>
            <Fill
              $tone={tone}
              $isIndeterminate={isIndeterminate}
              style={isIndeterminate ? undefined : { width: `${percentage ?? 0}%` }}
            />
          </Track>
        </>
      )}
    </Root>
  )
})
