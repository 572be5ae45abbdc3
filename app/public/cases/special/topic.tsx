import type { ReactNode } from 'react'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Section, type SectionProps } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'

export interface TopicProps {
  /** Id of the section; its heading's is made from it. */
  id: string
  eyebrow: string
  title: string
  lead?: string
  tone?: SectionProps['tone']
  backdrop?: ReactNode
  /** Nothing to show: the no-data text stands instead. */
  isEmpty: boolean
  emptyText: string
  children: ReactNode
}

/** One section of what administrators keep, with its own empty state. */
export function Topic({
  id,
  eyebrow,
  title,
  lead,
  tone,
  backdrop,
  isEmpty,
  emptyText,
  children,
}: TopicProps) {
  return (
    <Section id={id} tone={tone} backdrop={backdrop} aria-labelledby={`${id}-heading`}>
      <SectionHeading headingId={`${id}-heading`} eyebrow={eyebrow} title={title} lead={lead} />
      {isEmpty ? <EmptyState title={emptyText} /> : children}
    </Section>
  )
}
