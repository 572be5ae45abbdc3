import type { Picture } from '#app/public/picture.ts'
import type { EntryOf } from '#app/page-data/entry-types.ts'
import type { CoreMember } from './about-content.ts'

/** Newline, semicolon of either width, Chinese full stop. */
const BETWEEN_ACHIEVEMENTS = /[\n;；。]/

/** A member with single achievements; blank ones are dropped. Status 1 is employed, anyone else has left. */
export function memberOf({ status, ...member }: EntryOf<'GET /api/core-member/enabled'>): CoreMember {
  const achievements = member.achievements.split(BETWEEN_ACHIEVEMENTS).map((each) => each.trim())
  return { ...member, isEmployed: status === 1, achievements: achievements.filter(Boolean) }
}

/** An honor as a picture to look at. */
export function honorOf({ imageUrl: src, ...honor }: EntryOf<'GET /api/enterprise-honors/active'>): Picture {
  return { ...honor, src }
}

/** A story with the day of its publishing, or else of its first saving. */
export function newsOf<Sent extends { publishTime: string; createTime: string }>({
  publishTime,
  createTime,
  ...story
}: Sent): Omit<Sent, 'publishTime' | 'createTime'> & { date: string } {
  return { ...story, date: (publishTime || createTime).slice(0, 'YYYY-MM-DD'.length) }
}
