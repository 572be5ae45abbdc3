import { CardMedia } from '#design-system/card/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import type { NewsItem } from '#app/public/about/about-content.ts'
import { sheetNumberOf } from '#app/public/about/about-sections.ts'
import { EmptySection } from '#app/public/about/empty-section/index.ts'
import { DetailLink, Details } from '#app/public/details/index.ts'
import { newsAddress } from '#app/public/about/news-page/news-address.ts'
import { PageLink } from '#app/public/reading/page-link.tsx'
import { NewsDetail } from './news-detail.tsx'
import { Line, Paper, Slides, Summary, Title, Words } from './news.styles.ts'

export interface NewsProps {
  news: NewsItem[]
}

/** Slides side by side, slide height, time per slide and dialog width (public-site §9, X-48). */
const PER_SLIDE = 3
const HEIGHT_PX = 400
const INTERVAL_MS = 5000
const DIALOG_PX = 800

/** Published news, three side by side, each with a dialog (public-site §2.10). */
export function News({ news }: NewsProps) {
  if (news.length === 0) return <EmptySection id="news" title="新闻动态" text="暂无新闻动态" tone="tinted" />

  return (
    <PageSection
      id="news"
      tone="tinted"
      eyebrow={sheetNumberOf('news')}
      title="新闻动态"
      lead="基地、平台与项目近来的进展。"
    >
      <Slides
        label="新闻列表"
        perPage={Math.min(PER_SLIDE, news.length)}
        height={news.length > 1 ? HEIGHT_PX : undefined}
        interval={INTERVAL_MS}
      >
        {news.map(({ id, title, summary, coverImage, author, date }) => (
          <Paper key={id} isInteractive $isAlone={news.length === 1}>
            <CardMedia>
              <MediaFrame src={coverImage} alt="" ratio="16/9" shownAs="card" />
            </CardMedia>
            <Words>
              <Line>
                <time dateTime={date}>{date}</time>
                <span>{author}</span>
              </Line>
              <Title>
                <DetailLink kind="news" id={id}>
                  {title}
                </DetailLink>
              </Title>
              <Summary>{summary}</Summary>
            </Words>
          </Paper>
        ))}
      </Slides>
      <Details
        kind="news"
        entries={news}
        titleOf={({ title }) => title}
        width={DIALOG_PX}
        unfolded={({ id }) => <PageLink to={newsAddress(id)}>打开全文页</PageLink>}
      >
        {(item) => <NewsDetail key={item.id} item={item} />}
      </Details>
    </PageSection>
  )
}
