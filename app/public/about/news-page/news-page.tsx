import { MediaFrame } from '#design-system/media-frame/index.ts'
import { RichContent } from '#design-system/rich-content/index.ts'
import { ReadingPage } from '#app/public/reading/reading-page.tsx'
import { Summary } from '#app/public/reading/reading-page.styles.ts'
import { newsAddress } from './news-address.ts'
import type { NewsPageContent } from './load-news-page.ts'

/** One story, whole (public-site §2.10): what its dialog shows, at an address of its own. */
export function NewsPage({ story, time, previous, next }: NewsPageContent) {
  const { title, author, summary, content, coverImage } = story
  return (
    <ReadingPage
      title={title}
      trail={newsTrail}
      line={
        <>
          <time dateTime={time.replace(' ', 'T')}>{time.slice(0, 'YYYY-MM-DD HH:mm'.length)}</time>
          {author && <span>{author}</span>}
        </>
      }
      ways={{
        previous: '上一篇',
        next: '下一篇',
        list: { title: '返回新闻列表', to: '/about#news' },
        text: newsAddress(story.id),
      }}
      previous={previous}
      next={next}
    >
      {content && summary && <Summary>{summary}</Summary>}
      {coverImage && <MediaFrame src={coverImage} alt="" ratio="2/1" shownAs="column" isPriority />}
      {content ? <RichContent html={content} /> : <p>{summary}</p>}
    </ReadingPage>
  )
}

/** From home to the news. */
export const newsTrail = [
  { label: '首页', to: '/' },
  { label: '关于我们', to: '/about' },
  { label: '新闻动态', to: '/about#news' },
] as const

/** What stands in the place of a story that was taken down. */
export const goneNews = {
  gone: '这条新闻已撤下',
  others: '最近的新闻',
  list: { title: '查看新闻动态', to: '/about#news' },
} as const
