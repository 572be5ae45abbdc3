import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { RichContent } from '#design-system/rich-content/index.ts'
import { SkeletonText } from '#design-system/skeleton/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import type { NewsItem } from '#app/public/about/about-content.ts'
import { newsAddress } from '#app/public/about/news-page/news-address.ts'
import { PageLink } from '#app/public/reading/page-link.tsx'
import { useStoryText } from './use-story-text.ts'

export interface NewsDetailProps {
  item: NewsItem
}

/**
 * Cover, author, date, summary and text of one story; the summary is its text where there is none (public-site §2.10). The text
 * is fetched now: all texts would be most of the page.
 */
export function NewsDetail({ item }: NewsDetailProps) {
  const { id, coverImage, author, date, summary } = item
  const { text, failure, isComing, again } = useStoryText(id)
  const isWithoutText = text === ''
  const article = useRef<HTMLElement>(null)
  const wasAskedAgain = useRef(false)

  // The button that asked for it goes with the failure.
  useEffect(() => {
    if (text !== undefined && wasAskedAgain.current) article.current?.focus({ preventScroll: true })
  }, [text])

  function askAgain() {
    wasAskedAgain.current = true
    again?.()
  }

  return (
    <Article ref={article} tabIndex={-1} aria-busy={isComing}>
      <VisuallyHidden role="status">
        {text === undefined ? isComing && '正文加载中' : '正文已显示'}
      </VisuallyHidden>
      {coverImage && <MediaFrame src={coverImage} alt="" ratio="2/1" shownAs="column" />}
      <Line>
        <span>{author}</span>
        <time dateTime={date}>{date}</time>
      </Line>
      {isWithoutText ? <p>{summary}</p> : <Summary>{summary}</Summary>}
      {failure ? (
        <Alert
          tone="danger"
          action={
            again && (
              <Button size="small" variant="secondary" isLoading={isComing} onClick={askAgain}>
                重试
              </Button>
            )
          }
        >
          {failure}
        </Alert>
      ) : text === undefined ? (
        <SkeletonText lines={TEXT_LINES} />
      ) : (
        text && <RichContent html={text} />
      )}
      <PageLink to={newsAddress(id)}>打开全文页</PageLink>
    </Article>
  )
}

const TEXT_LINES = 6

const { color, space } = token

const Article = styled.article`
  display: grid;
  gap: ${space.x2};
  max-width: 42rem;
  margin-inline: auto;
  overflow-wrap: anywhere;
  outline: none;
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
