import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { ScanSearch } from 'lucide-react'
import styled from 'styled-components'
import { SurveyFrame } from '#design-system/survey-frame/index.ts'
import { token } from '#design-system/tokens/index.ts'

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What is missing, in one sentence. */
  title: ReactNode
  /** What one can do about it. */
  description?: ReactNode
  /** The button or link that does it. */
  action?: ReactNode
  /** Icon inside the frame; a searching frame unless said otherwise. */
  icon?: ReactNode
}

/** Stands where content would be when there is none. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, description, action, icon = <ScanSearch />, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest}>
      <SurveyFrame aria-hidden tone="quiet">
        <Icon>{icon}</Icon>
      </SurveyFrame>
      <Title>{title}</Title>
      {description && <Description>{description}</Description>}
      {action && <Action>{action}</Action>}
    </Root>
  )
})

const { color, space, size } = token

const Root = styled.div`
  display: grid;
  gap: ${space.x1};
  justify-items: center;
  padding: ${space.x6} ${space.x2};
  text-align: center;
`

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: ${space.x8};
  height: ${space.x6};
  color: ${color.textSubtle};

  > svg {
    width: ${size.iconLarge};
    height: ${size.iconLarge};
  }
`

const Title = styled.p`
  margin-top: ${space.x1};
  color: ${color.text};
  font-weight: ${token.fontWeight.medium};
`

const Description = styled.p`
  max-width: 36em;
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};
`

const Action = styled.div`
  margin-top: ${space.x1};
`
