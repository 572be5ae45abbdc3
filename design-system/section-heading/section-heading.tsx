import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import {
  Action,
  type alignments,
  Eyebrow,
  Heading,
  Lead,
  type levels,
  Root,
  Words,
} from './section-heading.styles.ts'

export interface SectionHeadingProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The heading itself. */
  title: ReactNode
  /** Id of the heading element, for the section's `aria-labelledby`. */
  headingId?: string
  /** Short label or number above the heading, such as `01 / 服务项目`. */
  eyebrow?: ReactNode
  /** One or two sentences under the heading. */
  lead?: ReactNode
  /** Rank in the document's outline. */
  level?: keyof typeof levels
  /** Where the words stand. */
  align?: keyof typeof alignments
  /** A link or button at the far end of the line. */
  action?: ReactNode
}

/** Opens a section: survey eyebrow, heading, lead. */
export const SectionHeading = forwardRef<HTMLDivElement, SectionHeadingProps>(function SectionHeading(
  { title, headingId, eyebrow, lead, level = 2, align = 'start', action, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} $align={align}>
      <Words $align={align}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading as={`h${level}`} id={headingId} $level={level}>
          {title}
        </Heading>
        {lead && <Lead>{lead}</Lead>}
      </Words>
      {action && <Action>{action}</Action>}
    </Root>
  )
})
