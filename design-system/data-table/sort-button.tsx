import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import styled from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import type { SortDirection } from './column.ts'
import { CARDS_BELOW } from './table-layout.ts'

type SortButtonProps = {
  header: string
  /** How the column is sorted now, if it is. */
  direction: SortDirection | undefined
  onPress: () => void
}

const icons = { ascending: ArrowUp, descending: ArrowDown } satisfies Record<SortDirection, typeof ArrowUp>

/** A column's heading that sorts by it; `aria-sort` stands on the heading around it. */
export function SortButton({ header, direction, onPress }: SortButtonProps) {
  const Icon = direction ? icons[direction] : ChevronsUpDown
  return (
    <Root type="button" onClick={onPress} $isSorted={direction !== undefined}>
      {header}
      <Icon aria-hidden />
    </Root>
  )
}

const Root = styled.button<{ $isSorted: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.x05};
  min-height: ${token.size.controlSmall};
  margin-inline: calc(-1 * ${token.space.x05});
  padding: 0 ${token.space.x05};
  border: 0;
  border-radius: ${token.radius.small};
  background: none;
  color: ${({ $isSorted }) => ($isSorted ? token.color.link : 'inherit')};
  font-weight: inherit;

  svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
  }

  ${media.hover} {
    &:hover {
      color: ${token.color.text};
    }
  }

  &:focus-visible {
    ${focusRing}
  }

  ${media.touch} {
    min-height: ${token.size.target};
  }

  @container data-table (max-width: ${CARDS_BELOW}) {
    margin: 0;
    padding-inline: ${token.space.x15};
    border: 1px solid ${({ $isSorted }) => ($isSorted ? token.color.primary : token.color.lineStrong)};
    border-radius: ${token.radius.round};
  }
`
