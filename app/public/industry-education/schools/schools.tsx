import { ContourLines } from '#design-system/contour-lines/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { partLabel, ShowAll } from '#design-system/show-all/index.ts'
import type { EducationEntry } from '#app/public/industry-education/load-industry-education.ts'
import { Group, Name, Sentence, Wall } from './schools.styles.ts'

export type SchoolsProps = Pick<EducationEntry, 'id' | 'domesticPictures' | 'overseasPictures'> & {
  /** Its number on the page, such as `02`. */
  figure: string
}

/** The schools at home and abroad (public-site §2.8); nothing without pictures. */
export function Schools({ id, domesticPictures, overseasPictures, figure }: SchoolsProps) {
  if (domesticPictures.length + overseasPictures.length === 0) return null
  const headingId = `schools-${id}-heading`
  return (
    <PageSection
      headingId={headingId}
      tone="ink"
      backdrop={<ContourLines fade="right" />}
      eyebrow={figure}
      title="合作院校"
      lead="从皖江两岸到海外校园，专业不同，做项目的规矩一样。"
    >
      <SchoolGroup
        name="国内院校合作"
        sentence="共建产业学院与专业，教师和工程师同台授课。"
        pictures={domesticPictures}
      />
      <SchoolGroup
        name="海外院校合作"
        sentence="联合研修与短期项目，课程与评价标准互认。"
        pictures={overseasPictures}
      />
    </PageSection>
  )
}

/** So many are seen at once: whole rows of two and four. */
const FIRST = 12

interface SchoolGroupProps {
  name: string
  sentence: string
  pictures: string[]
}

function SchoolGroup({ name, sentence, pictures }: SchoolGroupProps) {
  if (pictures.length === 0) return null
  return (
    <Group>
      <div>
        <Name>{name}</Name>
        <Sentence>{sentence}</Sentence>
      </div>
      <ShowAll entries={pictures} first={FIRST} unit="所院校">
        {(shown, from) => (
          <Wall
            label={partLabel(name, from)}
            pictures={shown.map((src, index) => ({ id: index, src }))}
            columns={4}
            ratio="2/1"
          />
        )}
      </ShowAll>
    </Group>
  )
}
