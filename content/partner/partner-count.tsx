import { useCallback, useEffect, useState } from 'react'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import { api } from '#app/admin/api/api.ts'

/** The statistics that are loaded together with the partners (back-office §2.3). */
export function usePartnerCount() {
  const [count, setCount] = useState<number>()
  // The list beside it says what went wrong; the figure just stays away.
  const reload = useCallback(
    () =>
      void api('GET /api/partner/count').then(
        // Something else than a figure, such as an object, could not be drawn.
        (told: unknown) => setCount(typeof told === 'number' ? told : undefined),
        () => setCount(undefined),
      ),
    [],
  )
  useEffect(reload, [reload])
  return { count, reload }
}

export interface PartnerCountProps {
  /** Undefined while it is not known. */
  count: number | undefined
}

/** How many partners the company has. */
export function PartnerCount({ count }: PartnerCountProps) {
  return (
    <Line>
      合作企业共 <b>{count ?? '—'}</b> 家
    </Line>
  )
}

const Line = styled.p`
  color: ${token.color.textMuted};

  b {
    color: ${token.color.text};
    font-family: ${token.font.figure};
    font-weight: ${token.fontWeight.medium};
  }
`
