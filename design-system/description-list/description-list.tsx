import { Fragment, forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Detail, List, Term } from './description-list.styles.ts'

/** One fact and its name. */
export type Description = {
  /** Name of the fact; distinct within its list. */
  term: string
  /** Empty text, null and undefined show a dash. */
  detail: ReactNode
  /** Takes the full width, for long texts. */
  isWide?: boolean
}

export type DescriptionListProps = Omit<ComponentPropsWithoutRef<'dl'>, 'children'> & {
  /** The facts in order, for read-only views such as a visitor's message. */
  descriptions: readonly Description[]
  /** Two columns of facts where there is room. */
  columns?: 1 | 2
}

/** Names and values to be read, not edited. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(function DescriptionList(
  { descriptions, columns = 1, ...rest },
  ref,
) {
  return (
    <List {...rest} ref={ref} $columns={columns}>
      {descriptions.map(({ term, detail, isWide }) => (
        <Fragment key={term}>
          <Term $isWide={isWide || columns === 1}>{term}</Term>
          <Detail $isWide={isWide || columns === 1}>{detail === '' || detail == null ? '—' : detail}</Detail>
        </Fragment>
      ))}
    </List>
  )
})
