import styled from 'styled-components'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Gallery } from '#design-system/gallery/index.ts'
import { Section } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { Tag } from '#design-system/tag/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { eyebrowOf } from '#app/public/about/about-sections.ts'
import { wide } from '#app/public/wide.ts'
import type { Picture } from '#app/public/read-answer-lists.ts'

export interface HonorsProps {
  honors: Picture[]
}

/** The company's honours as a gallery; those whose picture is still missing are named below it (public-site §2.10). */
export function Honors({ honors }: HonorsProps) {
  const pictured = honors.filter(({ src }) => src)
  const named = honors.filter(({ src }) => !src)
  return (
    <Section id="honors" tone="tinted" aria-labelledby="honors-heading">
      <SectionHeading
        headingId="honors-heading"
        eyebrow={eyebrowOf('honors')}
        title="企业荣誉"
        lead="评价来自客户、院校和同行。"
      />
      {honors.length === 0 && <EmptyState title="暂无企业荣誉" />}
      {pictured.length > 0 && (
        <Wall label="企业荣誉" pictures={pictured} ratio="7/5" fit="contain" captions="below" />
      )}
      {named.length > 0 && (
        <Names aria-label="其他荣誉">
          {named.map(({ id, title }) => (
            <li key={id}>
              <Tag tone="primary">{title}</Tag>
            </li>
          ))}
        </Names>
      )}
    </Section>
  )
}

/** Every piece hangs on a mat of its own, with its name under it like in an exhibition. */
const Wall = styled(Gallery)`
  ${wide}

  > li:only-child {
    max-width: 40rem;
  }

  gap: ${token.space.x3} ${token.space.x2};

  > li > a > :first-child {
    border: ${token.space.x1} solid ${token.color.surface};
    background: ${token.color.surface};
    box-shadow: ${token.shadow.low};

    ${media.forcedColors} {
      border-color: Canvas;
    }
  }

  > li > a > span {
    padding-top: ${token.space.x15};
  }

  ${media.fromLaptop} {
    gap: ${token.space.x5} ${token.space.x3};

    > li > a > :first-child {
      border-width: ${token.space.x2};
    }
  }
`

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x1};
  margin-top: ${token.space.x3};
`
