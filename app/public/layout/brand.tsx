import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import { company } from '#app/public/company.ts'

/** The company's mark, as the icons show it (app/shared/brand-mark.tsx), then its name. */
export function Brand() {
  return (
    <Root>
      <img src="/favicon.svg" alt="" width={36} height={36} />
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

  > img {
    flex: none;
    width: 2.25rem;
    height: 2.25rem;
  }
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
