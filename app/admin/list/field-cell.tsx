import styled from 'styled-components'
import { clamped } from '#design-system/tokens/clamped.ts'
import { media, token } from '#design-system/tokens/index.ts'
import type { Field, FieldKind } from '#contract/fields/field.ts'
import { safeLink } from '#contract/shared/safe-link.ts'
import type { FieldOptions } from '#app/admin/form/inputs/field-options.ts'
import { IconCell } from './icon-cell.tsx'
import { PictureCell } from './picture-cell.tsx'

type Cell = (value: unknown, field: Field, look?: FieldOptions) => JSX.Element | string

/** One value as a table shows it, by the kind of its field. */
export const fieldCell: Cell = (value, field, look) => cells[field.kind](value, field, look)

const plain: Cell = (value) => (value === '' || value === null || value === undefined ? '—' : String(value))
/** Two lines of a text, with the whole text as tooltip. */
const words: Cell = (value, field) => {
  const text = String(plain(value, field))
  return <Clamped title={text}>{text}</Clamped>
}

/** Day and time, quieter than the title; between the two, and nowhere else, the line may break. */
function Moment({ children }: { children: string }) {
  const [day, time] = children.split(' ')
  return (
    <Quiet>
      {day}
      {time && (
        <>
          {' '}
          <wbr />
          {time}
        </>
      )}
    </Quiet>
  )
}

/** A kind without a cell does not compile. */
const cells: Record<FieldKind, Cell> = {
  text: words,
  longText: words,
  html: (value, field) => words(String(value ?? '').replace(/<[^>]*>/g, ' '), field),
  link: (value, field) => {
    const href = safeLink(value as string)
    if (!href) return value ? words(value, field) : '—'
    return (
      <Address href={href} target="_blank" rel="noreferrer">
        <Clamped title={String(value)}>{String(value)}</Clamped>
      </Address>
    )
  },
  icon: (value, _, look) => <IconCell name={String(value ?? '')} icons={look?.icons} />,
  secret: () => '••••••',
  choice: (value, field) => field.options?.[String(value)] ?? plain(value, field),
  flag: (value, field) => field.options?.[String(value)] ?? plain(value, field),
  order: (value) => <Figure>{String(value)}</Figure>,
  number: (value) => <Figure>{String(value)}</Figure>,
  decimal: (value, field) => <Figure>{plain(value, field)}</Figure>,
  reference: plain,
  date: (value, field) => <Figure>{plain(value, field)}</Figure>,
  dateTime: (value, field) => <Moment>{String(plain(value, field))}</Moment>,
  upload: (value, field, look) => fileCell([value as string], field, look),
  uploads: (value, field, look) => fileCell(value as readonly string[], field, look),
  list: (value) => `${(value as readonly unknown[]).length} 项`,
  consent: (value) => (value ? '是' : '否'),
}

/** The first picture; of films, recordings and documents how many there are. */
function fileCell(paths: readonly string[], { label, media = 'image' }: Field, look?: FieldOptions) {
  if (media === 'image') return <PictureCell label={label} paths={paths} fit={look?.image?.fit} />
  const count = paths.filter(Boolean).length
  return count === 0 ? '—' : `${count} 个文件`
}

const Address = styled.a`
  ${media.touch} {
    display: inline-flex;
    align-items: center;
    min-width: ${token.size.target};
    min-height: ${token.size.target};
  }
`

const Clamped = styled.span`
  ${clamped(2)}
  max-width: 28rem;
`

const Figure = styled.span`
  font-family: ${token.font.figure};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

const Quiet = styled(Figure)`
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.caption};
`
