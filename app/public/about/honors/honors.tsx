import styled from 'styled-components'
import { Gallery } from '#design-system/gallery/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { partLabel, ShowAll } from '#design-system/show-all/index.ts'
import { Tag } from '#design-system/tag/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { swipeRow } from '#app/public/swipe-row.ts'
import { sheetNumberOf } from '#app/public/about/about-sections.ts'
import { EmptySection } from '#app/public/about/empty-section/index.ts'
import type { Picture } from '#app/public/picture.ts'

export interface HonorsProps {
  honors: Picture[]
}

/** So many are seen at once: whole rows of two and three. */
const FIRST = 12

const NAME = '企业荣誉'

/** The company's honours as a gallery; those whose picture is still missing are named below it (public-site §2.10). */
export function Honors({ honors }: HonorsProps) {
  const pictured = honors.filter(({ src }) => src)
  const named = honors.filter(({ src }) => !src)
  if (honors.length === 0) return <EmptySection id="honors" title={NAME} text="暂无企业荣誉" tone="tinted" />

  return (
    <PageSection
      id="honors"
      tone="tinted"
      eyebrow={sheetNumberOf('honors')}
      title={NAME}
      lead="评价来自客户、院校和同行。"
    >
      {pictured.length > 0 && (
        <ShowAll entries={pictured} first={FIRST} unit="项荣誉">
          {(shown, from) => (
            <Wall label={partLabel(NAME, from)} pictures={shown} ratio="7/5" fit="contain" captions="below" />
          )}
        </ShowAll>
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
    </PageSection>
  )
}

/** Every piece has a mat of its own, with its name under it like in an exhibition. */
const Wall = styled(Gallery)`
  > li:only-child {
    max-width: 40rem;
  }

  gap: ${token.space.x3} ${token.space.x2};
  ${swipeRow('58%')}

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
