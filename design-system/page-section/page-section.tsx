import { forwardRef, type ReactNode } from 'react'
import { Section, type SectionProps } from '#design-system/section/index.ts'
import { SectionHeading, type SectionHeadingProps } from '#design-system/section-heading/index.ts'

/** What an address may lead to has an `id`, and its heading's is made of it; others name their heading's. */
type Named = { id: string; headingId?: never } | { id?: never; headingId: string }

export type PageSectionProps = Named &
  Omit<SectionProps, 'id' | 'title' | 'aria-labelledby'> &
  Pick<SectionHeadingProps, 'title' | 'eyebrow' | 'lead' | 'level' | 'align' | 'action'> & {
    /** Stands in place of the content while there is none. */
    empty?: ReactNode
  }

/** A section with its heading above its content; the heading names it for screen readers. */
export const PageSection = forwardRef<HTMLElement, PageSectionProps>(function PageSection(
  { id, headingId = `${id}-heading`, title, eyebrow, lead, level, align, action, empty, children, ...rest },
  ref,
) {
  return (
    <Section ref={ref} {...rest} id={id} aria-labelledby={headingId}>
      <SectionHeading
        headingId={headingId}
        title={title}
        eyebrow={eyebrow}
        lead={lead}
        level={level}
        align={align}
        action={action}
      />
      {empty || children}
    </Section>
  )
})
