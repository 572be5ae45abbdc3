import { PageSection } from '#design-system/page-section/index.ts'
import { partLabel, ShowAll } from '#design-system/show-all/index.ts'
import { PictureMosaic } from '#app/public/picture-mosaic/index.ts'
import type { PartProps } from '#app/public/internet-bpo/bpo-part.ts'
import { Board, Evidence, Mark, Quadrant, Quadrants, Text, Title } from './risk.styles.ts'

/** Most pictures in the rail beside the words. More stand below, the first in full rows of two and three. */
const MOST_BESIDE = 4
const FIRST = 9

/** Four kinds of risk as the quadrants of one sheet, with pictures beside it (public-site §2.9). */
export function Risk({ part: { name, figure, title, points, pictures } }: PartProps) {
  const label = `${title}图片`
  const hasRail = points.length > 0 && pictures.length > 0 && pictures.length <= MOST_BESIDE
  return (
    <PageSection id={name} eyebrow={figure} title={title}>
      <Board $hasRail={hasRail}>
        {points.length > 0 && (
          <Quadrants>
            {points.map((point, index) => (
              <Quadrant key={index}>
                <Mark aria-hidden>R{index + 1}</Mark>
                <div>
                  {point.title && <Title>{point.title}</Title>}
                  {point.description && <Text>{point.description}</Text>}
                </div>
              </Quadrant>
            ))}
          </Quadrants>
        )}
        {pictures.length > MOST_BESIDE ? (
          <ShowAll entries={pictures} first={FIRST} unit="张图片">
            {(shown, from) => <PictureMosaic label={partLabel(label, from)} pictures={shown} />}
          </ShowAll>
        ) : (
          pictures.length > 0 && (
            <Evidence
              label={label}
              columns={2}
              ratio="8/5"
              pictures={pictures.map((src, index) => ({ id: index, src }))}
            />
          )
        )}
      </Board>
    </PageSection>
  )
}
