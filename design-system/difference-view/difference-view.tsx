import { forwardRef, useMemo, type HTMLAttributes, type ReactNode } from 'react'
import { CircleCheck } from 'lucide-react'
import { FieldDifference } from './field-difference.tsx'
import { Alike, Root, Rows, Summary, Unchanged } from './difference-view.styles.ts'
import { matchFields, type VersionField } from './match-fields.ts'

export type DifferenceViewProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'> & {
  /** The earlier version: a text, or the fields of a record as people read them (spec: decision X-79). */
  before: string | readonly VersionField[]
  /** The later version, of the same form. */
  after: string | readonly VersionField[]
  /** What each version is called. */
  captions?: { before: string; after: string }
  /** Turns an image's path into an address. */
  addressOf?: (path: string) => string
  /** Something to do about one changed field, such as a button that takes a value over. */
  actionOf?: (label: string) => ReactNode
  /** Says how many fields changed, and lists the unchanged ones; pointless where only differences are passed. */
  hasSummary?: boolean
}

const plainCaptions = { before: '修改前', after: '修改后' }
const TEXT = '文字'

/** What changed between two versions of a record or of a text: in conflicts and in the audit log. */
export const DifferenceView = forwardRef<HTMLDivElement, DifferenceViewProps>(
  function DifferenceView(props, ref) {
    const { before, after, captions = plainCaptions, actionOf, hasSummary = true, ...rest } = props
    const { addressOf = (path) => path, ...root } = rest
    const isText = typeof after === 'string'
    const pairs = useMemo(() => matchFields(fieldsOf(before), fieldsOf(after)), [before, after])
    const changed = pairs.filter(({ isChanged }) => isChanged)
    const unchanged = pairs.filter(({ isChanged }) => !isChanged)

    return (
      <Root {...root} ref={ref}>
        {changed.length === 0 ? (
          <Alike>
            <CircleCheck aria-hidden />
            两个版本的内容一致，没有差别。
          </Alike>
        ) : (
          hasSummary && !isText && <Summary>{changed.length} 项有变化</Summary>
        )}
        <Rows>
          {changed.map((pair) => (
            <FieldDifference
              key={pair.label}
              pair={pair}
              captions={captions}
              addressOf={addressOf}
              isLabelHidden={isText}
              action={actionOf?.(pair.label)}
            />
          ))}
        </Rows>
        {hasSummary && !isText && unchanged.length > 0 && (
          <Unchanged>
            <summary>{unchanged.length} 项未变</summary>
            <p>{unchanged.map(({ label }) => label).join('、')}</p>
          </Unchanged>
        )}
      </Root>
    )
  },
)

function fieldsOf(version: DifferenceViewProps['before']): readonly VersionField[] {
  return typeof version === 'string' ? [{ label: TEXT, value: version }] : version
}
