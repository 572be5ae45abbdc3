import type { EntryOf } from '#app/page-data/entry-types.ts'

/** What stands beside the counters: a video, a picture, or else the placeholder (public-site §2.3). */
export type AboutMedia =
  | { kind: 'video'; url: string; poster?: string }
  | { kind: 'image'; url: string }
  | { kind: 'placeholder' }

/** The company as the home page introduces it. */
export interface CompanyAbout {
  companyName: string
  description: string
  media: AboutMedia
}

/** The counters of the about block (public-site §2.3); `suffix` stands after the figure. */
export const aboutCounters = [
  { label: '公司成立', target: 2007, suffix: '', unit: '年' },
  { label: '员工', target: 1300, suffix: '+', unit: '人' },
  { label: '自有产业学院', target: 100, suffix: '+', unit: '所' },
  { label: '生态员工', target: 5000, suffix: '+', unit: '人' },
] as const

/** Chooses the medium by `mediaType`; one without its file is the placeholder. */
export function aboutMedia({ mediaType, imageUrl, videoUrl }: EntryOf<'GET /api/about'>): AboutMedia {
  if (mediaType === 'video' && videoUrl)
    return { kind: 'video', url: videoUrl, poster: imageUrl || undefined }
  if (mediaType === 'image' && imageUrl) return { kind: 'image', url: imageUrl }
  return { kind: 'placeholder' }
}
