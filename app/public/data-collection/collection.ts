/** What is collected and how, section by section (public-site §2.9, X-09, X-27). */
export interface Collection {
  title: string
  subtitle: string
  description: string
  /** The filled kinds, in the order of the administrators' form. */
  kinds: SampleKind[]
  features: Point[]
  advantages: Point[]
  process: CollectionProcess | null
}

/** One kind of data with samples of it. */
export interface SampleKind {
  kind: KindName
  title: string
  description: string
  samples: Sample[]
}

export type KindName = 'image' | 'video' | 'audio' | 'text'

/** One sample: `source` is the address of its file, ready for display, or the text itself; empty when missing. */
export interface Sample extends Point {
  id: number
  source: string
}

export interface Point {
  title: string
  description: string
}

export interface CollectionProcess extends Point {
  /** Address ready for display, or nothing. */
  imageUrl: string
}

/** What a kind is called until the administrators name it, and what is said when it has no samples. */
export const kindWords = {
  image: { title: '图像采集', unit: '组样例', emptyText: '暂无图像示例' },
  video: { title: '视频采集', unit: '段样例', emptyText: '暂无视频示例' },
  audio: { title: '音频采集', unit: '条样例', emptyText: '暂无音频示例' },
  text: { title: '文本采集', unit: '篇样例', emptyText: '暂无文本示例' },
} satisfies Record<KindName, Record<'title' | 'unit' | 'emptyText', string>>
