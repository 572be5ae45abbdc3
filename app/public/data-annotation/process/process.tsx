import { PageSection } from '#design-system/page-section/index.ts'
import { partLabel, ShowAll } from '#design-system/show-all/index.ts'
import { FlowPicture } from '#app/public/flow-picture/index.ts'
import { PictureMosaic } from '#app/public/picture-mosaic/index.ts'

export interface ProcessProps {
  description: string
  /** One is shown large, more as a grid. */
  pictures: string[]
  /** Its number on the page, such as `02`. */
  figure: string
}

const NAME = '标注与质检流程'

/** So many are seen at once: whole rows of two and three. */
const FIRST = 12

/** How the work runs and is reviewed (public-site §2.6). */
export function Process({ description, pictures, figure }: ProcessProps) {
  const [first = ''] = pictures
  return (
    <PageSection
      headingId="process-heading"
      eyebrow={figure}
      title="流程与质检"
      lead={description || undefined}
    >
      {pictures.length === 1 ? (
        <FlowPicture label={NAME} src={first} />
      ) : (
        <ShowAll entries={pictures} first={FIRST} unit="张图片">
          {(shown, from) => <PictureMosaic label={partLabel(NAME, from)} pictures={shown} />}
        </ShowAll>
      )}
    </PageSection>
  )
}
