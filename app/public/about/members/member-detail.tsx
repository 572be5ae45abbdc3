import { MediaFrame } from '#design-system/media-frame/index.ts'
import { Tag } from '#design-system/tag/index.ts'
import type { CoreMember } from '#app/public/about/about-content.ts'
import { Achievements, Columns, Label, Line, Text } from './member-detail.styles.ts'

export interface MemberDetailProps {
  member: CoreMember
}

/** Photo, position, tag, introduction and achievements of one person (public-site §2.10, X-18). */
export function MemberDetail({ member }: MemberDetailProps) {
  const { name, position, photoUrl, isEmployed, introduction, achievements } = member
  return (
    <Columns $hasPhoto={photoUrl !== ''}>
      {photoUrl && (
        <MediaFrame
          src={photoUrl}
          alt={`${name}的照片`}
          ratio="4/5"
          shownAs="mark"
          missing={<span>{name.slice(0, 1)}</span>}
        />
      )}
      <div>
        <Line>
          <strong>{position}</strong>
          <Tag tone={isEmployed ? 'success' : 'neutral'}>{isEmployed ? '在职' : '离职'}</Tag>
        </Line>
        {introduction && (
          <>
            <Label>个人简介</Label>
            <Text>{introduction}</Text>
          </>
        )}
        {achievements.length > 0 && (
          <>
            <Label>主要成就</Label>
            <Achievements>
              {achievements.map((achievement) => (
                <li key={achievement}>{achievement}</li>
              ))}
            </Achievements>
          </>
        )}
      </div>
    </Columns>
  )
}
