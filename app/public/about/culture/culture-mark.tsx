import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import type { Culture } from '#app/public/about/about-content.ts'

export interface CultureMarkProps {
  of: keyof Culture
}

/** A surveyor's sign: the station one stands on, the mark one sights, the bench mark one measures against. */
export function CultureMark({ of }: CultureMarkProps) {
  return (
    <Sign viewBox="0 0 48 48" aria-hidden>
      {signs[of]}
    </Sign>
  )
}

const signs: Record<keyof Culture, ReactNode> = {
  mission: (
    <>
      <path d="M24 6 43 40H5Z" />
      <circle cx="24" cy="28.5" r="2.5" data-filled />
    </>
  ),
  vision: (
    <>
      <circle cx="24" cy="24" r="17" />
      <circle cx="24" cy="24" r="8" />
      <path d="M24 1v14M24 33v14M1 24h14M33 24h14" />
    </>
  ),
  values: (
    <>
      <path d="M24 8v17M24 25 11 38M24 25l13 13M24 25v15" />
      <path d="M8 8h32" />
      <path d="M16 3h16" data-fine />
    </>
  ),
}

const Sign = styled.svg`
  width: 3rem;
  height: 3rem;
  fill: none;
  stroke: ${token.color.survey};
  stroke-width: 1.75;

  [data-filled] {
    fill: ${token.color.survey};
    stroke: none;
  }

  [data-fine] {
    stroke-width: 1;
  }
`
