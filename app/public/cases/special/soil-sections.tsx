import styled from 'styled-components'
import { ContourLines } from '#design-system/contour-lines/index.ts'
import { FeatureRow } from '#design-system/feature-row/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { IllustratedGrid } from './illustrated-grid.tsx'
import type { SoilContent } from './special-content.ts'
import { Topic } from './topic.tsx'

export interface SoilSectionsProps {
  content: SoilContent
}

/** Introduction, core techniques and works of soil submission (back-office §2.5, X-11). */
export function SoilSections({ content: { introduction, techniques, works } }: SoilSectionsProps) {
  return (
    <>
      <Topic
        id="introduction"
        eyebrow="01"
        title={introduction?.title || '土壤汇交简介'}
        isEmpty={!introduction}
        emptyText="暂无土壤汇交简介"
      >
        {introduction && (
          <Introduction>
            <p>{introduction.description}</p>
            {introduction.imageUrl && <MediaFrame src={introduction.imageUrl} alt="" ratio="16/10" />}
          </Introduction>
        )}
      </Topic>
      <Topic
        id="techniques"
        eyebrow="02"
        title="核心技术"
        tone="ink"
        backdrop={<ContourLines fade="bottom" />}
        isEmpty={techniques.length === 0}
        emptyText="暂无核心技术"
      >
        <Rows $isSingle={techniques.length === 1}>
          {techniques.map(({ id, title, description, imageUrl }) => (
            <li key={id}>
              <Technique title={title} description={description} imageUrl={imageUrl} />
            </li>
          ))}
        </Rows>
      </Topic>
      <Topic
        id="works"
        eyebrow="03"
        title="业务案例"
        tone="tinted"
        isEmpty={works.length === 0}
        emptyText="暂无业务案例"
      >
        <IllustratedGrid label="业务案例" entries={works} />
      </Topic>
    </>
  )
}

const Introduction = styled.div`
  display: grid;
  gap: ${token.space.x4};
  font-size: ${token.fontSize.lead};
  white-space: pre-line;
  overflow-wrap: anywhere;

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${token.space.x10};
  }
`

const Rows = styled.ul<{ $isSingle: boolean }>`
  display: grid;
  gap: ${token.space.x6};

  ${media.fromTablet} {
    gap: ${token.space.x6} ${token.space.x3};
    ${({ $isSingle }) => !$isSingle && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  }

  ${media.fromLaptop} {
    gap: ${token.space.x8};
  }

  > li {
    min-width: 0;
  }

  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`

/** One of two columns, the picture above the words; a last odd one takes the row, side by side. */
const Technique = styled(FeatureRow)`
  ${media.fromTablet} {
    li:not(:last-child:nth-child(odd)) > && {
      grid-template-columns: minmax(0, 1fr);
      gap: ${token.space.x3};

      > :first-child {
        order: 1;
      }
    }
  }
`
