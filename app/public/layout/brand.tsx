import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import { company } from '#app/public/company.ts'

/** The company's sign: a measured point inside an annotation box, then the name. */
export function Brand() {
  return (
    <Root>
      <Sign viewBox="0 0 40 40" fill="none" aria-hidden>
        <path d="M2 11V2h9M29 2h9v9M38 29v9h-9M11 38H2v-9" stroke="currentColor" strokeWidth="2.5" />
        <path
          d="M9 27.5c4.5-6 8-1.5 11.5-6.5S27 11.5 31 13"
          stroke="currentColor"
          strokeWidth="2.5"
          opacity="0.45"
        />
        <path d="M9 20.5c4-5 7.5-1.5 10.5-5.5" stroke="currentColor" strokeWidth="2.5" opacity="0.45" />
        <rect x="19" y="19" width="8" height="8" fill={token.color.survey} />
      </Sign>
      <span>
        <Name>{company.name}</Name>
        <Latin>{company.latinName}</Latin>
      </span>
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.x15};
  color: ${token.color.text};
`

const Sign = styled.svg`
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
`

const Name = styled.span`
  display: block;
  font-size: ${token.fontSize.h5};
  font-weight: ${token.fontWeight.semibold};
  line-height: 1.15;
  letter-spacing: ${token.letterSpacing.wide};
`

const Latin = styled.span`
  display: block;
  color: ${token.color.textMuted};
  font-family: ${token.font.figure};
  font-size: 0.625rem;
  line-height: 1.3;
  letter-spacing: 0.34em;
`
