/** What stands beside the counters: a video, a picture, or else the placeholder (public-site §2.3). */
export type AboutMedia =
  { kind: 'video'; url: string; poster?: string } | { kind: 'image'; url: string } | { kind: 'placeholder' }

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

interface StoredMedia {
  mediaType?: string | null
  imageUrl?: string | null
  videoUrl?: string | null
}

/** Chooses the medium by `mediaType`; one without its file is the placeholder. */
export function aboutMedia(
  about: StoredMedia | null | undefined,
  address: (value: unknown) => string,
): AboutMedia {
  const image = address(about?.imageUrl)
  const video = address(about?.videoUrl)
  if (about?.mediaType === 'video' && video) return { kind: 'video', url: video, poster: image || undefined }
  if (about?.mediaType === 'image' && image) return { kind: 'image', url: image }
  return { kind: 'placeholder' }
}
