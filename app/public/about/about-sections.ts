/** The parts of the page in their order, with their ids (public-site §2.10). */
export const aboutSections = [
  { id: 'company', label: '公司简介' },
  { id: 'culture', label: '企业文化' },
  { id: 'members', label: '核心成员' },
  { id: 'honors', label: '企业荣誉' },
  { id: 'copyrights', label: '软件著作权' },
  { id: 'certifications', label: '资质认证' },
  { id: 'care', label: '领导关怀' },
  { id: 'news', label: '新闻动态' },
] as const

/** The address of a section within the page. */
export type SectionId = (typeof aboutSections)[number]['id']

/** A section's sheet number, such as `03`. */
export function sheetNumberOf(id: SectionId): string {
  return String(aboutSections.findIndex((section) => section.id === id) + 1).padStart(2, '0')
}
