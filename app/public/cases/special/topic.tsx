import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Section, type SectionProps } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

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
    <Section
      id={id}
      tone={tone}
      spacing={isEmpty ? 'compact' : 'normal'}
      backdrop={!isEmpty && backdrop}
      aria-labelledby={`${id}-heading`}
    >
      <Layout $isEmpty={isEmpty}>
        <SectionHeading headingId={`${id}-heading`} eyebrow={eyebrow} title={title} lead={!isEmpty && lead} />
        {isEmpty ? <EmptyState title={emptyText} /> : children}
      </Layout>
    </Section>
  )
}

/** Without content the section is one line of the page: its name, and beside it that there is nothing yet. */
const beside = css`
  ${media.fromLaptop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token.space.x3};
    align-items: center;

    > :first-child {
      margin-bottom: 0;
    }
  }

  > :last-child {
    border: 1px dashed ${token.color.lineStrong};
    padding-block: ${token.space.x3};
  }
`

const Layout = styled.div<{ $isEmpty: boolean }>`
  ${({ $isEmpty }) => $isEmpty && beside}
`
