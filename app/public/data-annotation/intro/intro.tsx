import { Gallery } from '#design-system/gallery/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { Section } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { isFolded, partLabel, ShowAll } from '#design-system/show-all/index.ts'
import { SurveyFrame } from '#design-system/survey-frame/index.ts'
import { Description, Introduction, Sheet } from './intro.styles.ts'

export interface IntroProps {
  description: string
  /** Addresses; the first one is shown large, the others as a strip below it. */
  pictures: string[]
}

const MOST_COLUMNS = 4

/** So many small ones are seen at once: whole rows of two and four. */
const FIRST = 8

/** What the service is, beside one sample in an annotator's frame (public-site §2.6). */
export function Intro({ description, pictures }: IntroProps) {
  const [first, ...others] = pictures
  return (
    <Section aria-labelledby="intro-heading">
      <Introduction $hasPictures={Boolean(first)} $isTall={isFolded(others.length, FIRST)}>
        <div>
          <SectionHeading
            headingId="intro-heading"
            eyebrow="01 / 服务介绍"
            title="框画在哪里，要说得出理由"
          />
          {description && <Description>{description}</Description>}
        </div>
        {first && (
          <Sheet>
            <SurveyFrame label="样本 0.97">
              <MediaFrame src={first} alt="标注样例" ratio="8/5" />
            </SurveyFrame>
            {others.length > 0 && (
              <ShowAll entries={others} first={FIRST} unit="幅样例">
                {(shown, from) => (
                  <Gallery
                    label={partLabel('更多标注样例', from)}
                    pictures={shown.map((src, index) => ({ id: index, src }))}
                    columns={columnsFor(others.length)}
                    ratio="8/5"
                  />
                )}
              </ShowAll>
            )}
          </Sheet>
        )}
      </Introduction>
    </Section>
  )
}

function columnsFor(count: number): 2 | 3 | 4 {
  return Math.min(Math.max(count, 2), MOST_COLUMNS) as 2 | 3 | 4
}
