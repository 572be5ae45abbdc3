import type { Line, OutputOf } from '#contract/ask/ask.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import type { Picture } from '#app/public/read-answer-lists.ts'
import type { Certification, Copyright, CoreMember, NewsStory, Visit } from './about-content.ts'

type Address = (value: unknown) => string
/** One record of a list that a call answers. */
type Answered<Call extends Line> = OutputOf<Call> extends (infer One)[] ? One : never

/** Newline, semicolon of either width, Chinese full stop (public-site §2.10, X-62). */
const BETWEEN_ACHIEVEMENTS = /[\n;；。]/

const EMPLOYED = 1

export const memberOf =
  (image: Address) =>
  (member: Answered<'GET /api/core-member/enabled'>): CoreMember => ({
    id: member.id,
    name: member.name,
    position: member.position,
    photoUrl: image(member.photoUrl),
    isEmployed: member.status === EMPLOYED,
    introduction: member.introduction ?? '',
    achievements: achievementsOf(member.achievements),
  })

export const honorOf =
  (image: Address) =>
  ({ id, title, imageUrl }: Answered<'GET /api/enterprise-honors/active'>): Picture => ({
    id,
    title,
    src: image(imageUrl),
  })

export const copyrightOf =
  (image: Address) =>
  (copyright: Answered<'GET /api/software-copyright/active'>): Copyright => ({
    id: copyright.id,
    title: copyright.title,
    imageUrl: image(copyright.imageUrl),
    category: copyright.category,
    registrationDate: copyright.registrationDate ?? '',
    description: copyright.description ?? '',
  })

export const certificationOf =
  (image: Address) =>
  (certification: Answered<'GET /api/qualification-certification/active'>): Certification => ({
    id: certification.id,
    title: certification.title,
    imageUrl: image(certification.imageUrl),
    category: certification.category,
    issueDate: certification.issueDate ?? '',
    expiryDate: certification.expiryDate ?? '',
    issuingAuthority: certification.issuingAuthority,
    description: certification.description ?? '',
  })

export const visitOf =
  (image: Address) =>
  ({ id, imageUrl, description }: Answered<'GET /api/leadership-care/enabled'>): Visit => ({
    id,
    imageUrl: image(imageUrl),
    description,
  })

export const newsOf =
  (image: Address, cleanHtml: PageSettings['cleanHtml']) =>
  (story: Answered<'GET /api/news/published'>): NewsStory => ({
    id: story.id,
    title: story.title,
    summary: story.summary,
    content: cleanHtml?.(story.content ?? '') ?? '',
    coverImage: image(story.coverImage),
    author: story.author,
    date: (story.publishTime || story.createTime || '').slice(0, 'YYYY-MM-DD'.length),
  })

/** The single achievements of a text; blank ones are dropped. */
export function achievementsOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(BETWEEN_ACHIEVEMENTS)
    .map((achievement) => achievement.trim())
    .filter(Boolean)
}
