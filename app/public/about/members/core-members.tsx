import { Card } from '#design-system/card/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { ShowAll } from '#design-system/show-all/index.ts'
import type { CoreMember } from '#app/public/about/about-content.ts'
import { sheetNumberOf } from '#app/public/about/about-sections.ts'
import { EmptySection } from '#app/public/about/empty-section/index.ts'
import { DetailLink, Details } from '#app/public/details/index.ts'
import { MemberDetail } from './member-detail.tsx'
import { Introduction, Members, Name, Photo, Position, Words } from './core-members.styles.ts'

export interface CoreMembersProps {
  members: CoreMember[]
}

/** Width of the dialog in px (public-site §9). */
const DIALOG_PX = 800

/** So many are seen at once: whole rows of one, two and three. */
const FIRST = 12

/** The people at the head, each with a dialog (public-site §2.10). Without a photo, the name takes its room. */
export function CoreMembers({ members }: CoreMembersProps) {
  if (members.length === 0) return <EmptySection id="members" title="核心成员" text="暂无核心成员信息" />

  return (
    <PageSection
      id="members"
      eyebrow={sheetNumberOf('members')}
      title="核心成员"
      lead="带队的人，大多从外业队、标注台和讲台上一步步走过来。"
    >
      <ShowAll entries={members} first={FIRST} unit="位成员">
        {(shown) => (
          <Members>
            {shown.map((member) => (
              <li key={member.id}>
                <Card isInteractive>
                  {member.photoUrl && (
                    <Photo>
                      <MediaFrame
                        src={member.photoUrl}
                        alt=""
                        ratio="none"
                        shownAs="mark"
                        missing={<span>{member.name.slice(0, 1)}</span>}
                      />
                    </Photo>
                  )}
                  <Words $hasPhoto={member.photoUrl !== ''}>
                    <Name>
                      <DetailLink kind="members" id={member.id}>
                        {member.name}
                      </DetailLink>
                    </Name>
                    <Position>{member.position}</Position>
                    {member.introduction && <Introduction>{member.introduction}</Introduction>}
                  </Words>
                </Card>
              </li>
            ))}
          </Members>
        )}
      </ShowAll>
      <Details kind="members" entries={members} titleOf={({ name }) => name} width={DIALOG_PX}>
        {(member) => <MemberDetail member={member} />}
      </Details>
    </PageSection>
  )
}
