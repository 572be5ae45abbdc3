import styled from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

export const Facts = styled.div`
  display: grid;
  gap: ${token.space.x2};
  max-width: 60rem;
`

export const FactsBar = styled.div`
  display: flex;
  justify-content: flex-end;
`

const WIDEST_MEDIA = '26rem'

export const Picture = styled.a`
  display: block;
  width: min(100%, ${WIDEST_MEDIA});
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.small};
  overflow: hidden;
  cursor: zoom-in;

  &:focus-visible {
    ${focusRing}
  }
`

export const Film = styled.video`
  display: block;
  width: min(100%, ${WIDEST_MEDIA});
  border-radius: ${token.radius.small};
  background: ${token.color.sunken};
  aspect-ratio: 16 / 9;
`

export const Sound = styled.audio`
  display: block;
  width: min(100%, ${WIDEST_MEDIA});
`

/** A link as high as a finger on touch screens. */
export const Address = styled.a`
  overflow-wrap: anywhere;

  ${media.touch} {
    display: inline-flex;
    align-items: center;
    min-width: ${token.size.target};
    min-height: ${token.size.target};
  }
`
