import { metaOf } from './text-snapshot.ts'

/** The card that a shared link becomes in WeChat. */
export interface ShareCard {
  title: string
  description: string
  /** Address of its picture, empty where none is told. */
  picture: string
  problems: readonly string[]
}

/** Longer ones are cut in the card (characters). */
const LONGEST_TITLE = 32

/** What WeChat takes from a page: Open Graph, else title and description. */
export function shareCard(page: Document): ShareCard {
  const title =
    metaOf(page, 'property', 'og:title') || (page.querySelector('title')?.textContent.trim() ?? '')
  const picture = metaOf(page, 'property', 'og:image')
  const description = metaOf(page, 'property', 'og:description') || metaOf(page, 'name', 'description')
  return {
    title,
    description,
    picture,
    problems: [
      ...(title.length > LONGEST_TITLE
        ? [`标题 ${title.length} 字，卡片里约 ${LONGEST_TITLE} 字后省略`]
        : []),
      ...(description === '' ? ['没有描述'] : []),
      ...pictureProblems(picture),
    ],
  }
}

function pictureProblems(picture: string): string[] {
  if (picture === '') return ['没有分享图片']
  const isWhole = /^https?:\/\//.test(picture)
  return [
    ...(isWhole ? [] : ['分享图片的地址不完整']),
    ...(/\.(jpe?g|png)$/i.test(picture.replace(/[?#].*$/, '')) ? [] : ['分享图片不是 JPG 或 PNG']),
  ]
}
