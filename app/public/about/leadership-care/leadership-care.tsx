import { MediaFrame } from '#design-system/media-frame/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { ShowAll } from '#design-system/show-all/index.ts'
import type { Visit } from '#app/public/about/about-content.ts'
import { sheetNumberOf } from '#app/public/about/about-sections.ts'
import { EmptySection } from '#app/public/about/empty-section/index.ts'
import { DetailLink, Details } from '#app/public/details/index.ts'
import { Description, Large, Text, Visited, Visits } from './leadership-care.styles.ts'

export interface LeadershipCareProps {
  visits: Visit[]
}

/** So many are seen at once: the large one, three beside it, a row of three. */
const FIRST = 7

const titleOf = () => '领导关怀'

/** The first visits around a large picture, more in even rows; all in words where none has a picture. */
function layoutOf(from: number, hasPictures: boolean) {
  if (!hasPictures) return 'words'
  return from === 0 ? 'led' : 'even'
}

/** Visits in pictures, the first one large, or in words; each opens larger (public-site §2.10). */
export function LeadershipCare({ visits }: LeadershipCareProps) {
  if (visits.length === 0) return <EmptySection id="care" title="领导关怀" text="暂无领导关怀信息" />
  const hasPictures = visits.some(({ imageUrl }) => imageUrl)

  return (
    <PageSection
      id="care"
      eyebrow={sheetNumberOf('care')}
      title="领导关怀"
      lead="到现场来的人，看过的环节，提过的意见，我们都记着。"
    >
      <ShowAll entries={visits} first={FIRST} unit="次关怀">
        {(shown, from) => (
          <Visits>
            {shown.map(({ id, imageUrl, description }) => (
              <Visited key={id} $layout={layoutOf(from, hasPictures)} $hasPicture={imageUrl !== ''}>
                {imageUrl && <MediaFrame src={imageUrl} alt="" ratio="8/5" />}
                <Text>
                  <DetailLink kind="care" id={id}>
                    {description}
                  </DetailLink>
                </Text>
              </Visited>
            ))}
          </Visits>
        )}
      </ShowAll>
      <Details kind="care" entries={visits} titleOf={titleOf} width={960}>
        {({ imageUrl, description }) => (
          <>
            {imageUrl && <Large src={imageUrl} alt="" shownAs="column" />}
            <Description>{description}</Description>
          </>
        )}
      </Details>
    </PageSection>
  )
}
