import { Link } from '@remix-run/react'
import { Marked } from './marked.tsx'
import type { ResultGroup } from './search-content.ts'
import { searchAddress } from './search-address.ts'
import { Count, Excerpt, Group, Heading, Leaf, List, More, Name } from './search-page.styles.ts'

export interface ResultListProps {
  group: ResultGroup
  term: string
  words: readonly string[]
  /** Nothing else is shown: the group is leafed through. */
  isOnly: boolean
}

/** What was found of one kind, with its count; each leads to its page. */
export function ResultList({ group, term, words, isOnly }: ResultListProps) {
  const { type, name, total, isCut, page, pages, results } = group
  const headingId = `found-${type}`
  return (
    <Group aria-labelledby={headingId}>
      <Heading id={headingId}>
        {name} <Count>{isCut ? `${total} 条以上` : `${total} 条`}</Count>
      </Heading>
      <List>
        {results.map(({ to, title, excerpt }) => (
          <li key={to + title}>
            <Name>
              <Link to={to}>
                <Marked text={title} words={words} />
              </Link>
            </Name>
            {excerpt && (
              <Excerpt>
                <Marked text={excerpt} words={words} />
              </Excerpt>
            )}
          </li>
        ))}
      </List>
      {!isOnly && total > results.length && (
        <More>
          <Link to={searchAddress(term, type)}>{`查看全部 ${total} 条${name}`}</Link>
        </More>
      )}
      {isOnly && pages > 1 && (
        <Leaf aria-label="翻页">
          {page > 1 && (
            <Link to={searchAddress(term, type, page - 1)} rel="prev">
              上一页
            </Link>
          )}
          <span>{`第 ${page} 页，共 ${pages} 页`}</span>
          {page < pages && (
            <Link to={searchAddress(term, type, page + 1)} rel="next">
              下一页
            </Link>
          )}
        </Leaf>
      )}
    </Group>
  )
}
