import { serviceRoutes } from '#app/public/services.ts'
import { singlePages } from '#app/public/single-pages.ts'

const topics: readonly string[] = [...serviceRoutes, singlePages.label].map(({ name }) => name)

/** Longest subject of the contact page (public-site §5.2). */
const MAX_LENGTH = 50

/** The subject of a message about what the address names; a name the site does not have is ignored. */
export function subjectOf(topic: string | null, bases: readonly { name: string }[]): string | undefined {
  if (topic === null) return undefined
  if (topics.includes(topic)) return `咨询：${topic}`
  const subject = `预约参观：${topic}`
  return subject.length <= MAX_LENGTH && bases.some(({ name }) => name === topic) ? subject : undefined
}
