import { Link } from '@remix-run/react'
import { Container } from '#design-system/container/index.ts'
import { ResultList } from './result-list.tsx'
import { searchAddress } from './search-address.ts'
import type { SearchContent } from './search-content.ts'
import { SearchForm } from './search-form.tsx'
import { Back, Column, Status, Title } from './search-page.styles.ts'
import { WaysIn } from './ways-in.tsx'

/** Search on the site: the field, what was found in groups, and what there is to read where nothing was. */
export function SearchPage({ term, words, sentence, groups, type }: SearchContent) {
  const isAsked = words.length > 0
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return (
    <Container as="div" $width="narrow">
      <Column>
        <Title>站内搜索</Title>
        <SearchForm term={term} error={isAsked ? undefined : sentence} />
        <Status role="status">{isAsked && (sentence ?? said(term, total))}</Status>
        {type && (
          <Back>
            <Link to={searchAddress(term)}>查看全部类别</Link>
          </Back>
        )}
        {groups.map((group) => (
          <ResultList key={group.type} group={group} term={term} words={words} isOnly={type !== undefined} />
        ))}
        {groups.length === 0 && <WaysIn title={isAsked ? '换个词试试，或从这里看起' : '常用入口'} />}
      </Column>
    </Container>
  )
}

function said(term: string, total: number): string {
  return total === 0
    ? `没有找到与“${term}”有关的内容。可以少写几个字，或换一种说法。`
    : `找到 ${total} 条与“${term}”有关的内容。`
}
