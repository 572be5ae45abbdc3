import { Section } from '#design-system/section/index.ts'
import { isFolded, partLabel, ShowAll } from '#design-system/show-all/index.ts'
import {
  hasContent,
  type Chapter,
  type EducationEntry,
} from '#app/public/industry-education/load-industry-education.ts'
import {
  Book,
  Description,
  Figure,
  Line,
  LineHead,
  Rows,
  SideBySide,
  Title,
  Words,
} from './chapters.styles.ts'

export type ChaptersProps = Pick<EducationEntry, 'course' | 'practice'>

/** So many pictures are seen at once: whole rows of two, and of two and three. */
const FIRST = { course: 4, practice: 6 }

/** What is taught and what is practised (public-site §2.8); an empty part is left out. */
export function Chapters({ course, practice }: ChaptersProps) {
  if (!hasContent(course) && !hasContent(practice)) return null
  return (
    <Section aria-label="课程与实践">
      <Rows>
        {hasContent(course) && <Course course={course} />}
        {hasContent(practice) && <Practice practice={practice} />}
      </Rows>
    </Section>
  )
}

/** Words beside the pictures, as on a book's double page. */
function Course({ course: { title, description, pictures } }: { course: Chapter }) {
  const name = title || '课程'
  return (
    <SideBySide $hasPictures={pictures.length > 0} $isTall={isFolded(pictures.length, FIRST.course)}>
      <Words>
        <Figure aria-hidden>课程</Figure>
        <Title>{name}</Title>
        {description && <Description>{description}</Description>}
      </Words>
      {pictures.length > 0 && (
        <ShowAll entries={pictures} first={FIRST.course} unit="张图片">
          {(shown, from) => (
            <Book label={partLabel(name, from)} pictures={numbered(shown)} columns={2} ratio="8/5" />
          )}
        </ShowAll>
      )}
    </SideBySide>
  )
}

/** Words above, and below them the stations of the training room in a row. */
function Practice({ practice: { title, description, pictures } }: { practice: Chapter }) {
  const name = title || '实践'
  return (
    <article>
      <LineHead>
        <div>
          <Figure aria-hidden>实训</Figure>
          <Title>{name}</Title>
        </div>
        {description && <Description>{description}</Description>}
      </LineHead>
      {pictures.length > 0 && (
        <ShowAll entries={pictures} first={FIRST.practice} unit="张图片">
          {(shown, from) => (
            <Line
              label={partLabel(name, from)}
              pictures={numbered(shown)}
              columns={pictures.length % 2 === 0 && pictures.length < 6 ? 2 : 3}
              ratio="8/5"
            />
          )}
        </ShowAll>
      )}
    </article>
  )
}

const numbered = (pictures: string[]) => pictures.map((src, index) => ({ id: index, src }))
