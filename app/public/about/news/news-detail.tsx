import styled from 'styled-components'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { RichContent } from '#design-system/rich-content/index.ts'
import { token } from '#design-system/tokens/index.ts'
import type { NewsStory } from '#app/public/about/about-content.ts'
import { newsAddress } from '#app/public/about/news-page/news-address.ts'
import { PageLink } from '#app/public/reading/page-link.tsx'

export interface NewsDetailProps {
  story: NewsStory
}

/** Cover, author, date, summary and text of one story; the summary is its text where there is none (public-site §2.10). */
export function NewsDetail({ story }: NewsDetailProps) {
  const { id, coverImage, author, date, summary, content } = story
  return (
    <Article>
      {coverImage && <MediaFrame src={coverImage} alt="" ratio="2/1" shownAs="column" />}
      <Line>
        <span>{author}</span>
        <time dateTime={date}>{date}</time>
      </Line>
      {content ? (
        <>
          <Summary>{summary}</Summary>
          <RichContent html={content} />
        </>
      ) : (
        <p>{summary}</p>
      )}
      <PageLink to={newsAddress(id)}>打开全文页</PageLink>
    </Article>
  )
}

const { color, space } = token

const Article = styled.article`
  display: grid;
  gap: ${space.x2};
  max-width: 42rem;
  margin-inline: auto;
  overflow-wrap: anywhere;
`

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x05} ${space.x2};
  align-items: baseline;
  color: ${color.textSubtle};
  font-size: ${token.fontSize.small};

  > time {
    font-family: ${token.font.figure};
  }
`

const Summary = styled.p`
  padding-left: ${space.x2};
  border-left: 3px solid ${color.survey};
  color: ${color.textMuted};
`
