import styled, { css } from 'styled-components'
import { boundingBox, boxOutset } from '#design-system/survey-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { lineLength } from '#design-system/tokens/line-length.ts'

const { color, space, radius } = token

export const variants = {
  outlined: css`
    border-color: ${color.line};
  `,
  raised: css`
    border-color: transparent;
    box-shadow: ${token.shadow.low};
  `,
  flat: css`
    border-color: transparent;
    background: ${color.tinted};
  `,
}

/** The signature of the site: what the pointer rests on is annotated. */
const detected = css`
  --mark: ${color.survey};

  &::after {
    position: absolute;
    inset: calc(${boxOutset} - 3px);
    opacity: 0;
    pointer-events: none;
    transform: scale(1.02);
    transition:
      opacity ${token.duration.quick} ${token.easing.out},
      transform ${token.duration.base} ${token.easing.physical};
    content: '';
    ${boundingBox}
  }

  &:focus-within:has(:focus-visible)::after {
    opacity: 1;
    transform: none;
  }

  ${media.hover} {
    &:hover {
      box-shadow: ${token.shadow.medium};
    }

    &:hover::after {
      opacity: 1;
      transform: none;
    }
  }

  ${media.forcedColors} {
    &::after {
      background: none;
    }

    &:hover {
      border-color: Highlight;
    }
  }
`

export const Root = styled.div<{ $variant: keyof typeof variants; $isInteractive: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid;
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.text};
  transition: box-shadow ${token.duration.base} ${token.easing.out};
  ${({ $variant }) => variants[$variant]}
  ${({ $isInteractive }) => $isInteractive && detected}
`

/** Picture at the top; the card's corners clip it. */
export const CardMedia = styled.div`
  overflow: hidden;
  border-radius: ${radius.small} ${radius.small} 0 0;
`

export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.x1};
  padding: ${space.x3};
`

export const CardTitle = styled.h3`
  font-size: ${token.fontSize.h5};
  line-height: ${token.lineHeight.snug};
`

export const CardText = styled.p`
  max-width: ${lineLength};
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};
`

export const CardFooter = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
  margin-top: auto;
  padding-top: ${space.x1};
  color: ${color.textSubtle};
  font-size: ${token.fontSize.small};
`

const stretched = css`
  color: inherit;
  text-decoration: none;

  &::before {
    position: absolute;
    z-index: ${token.zIndex.raised};
    inset: 0;
    border-radius: inherit;
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::before {
    outline: ${token.size.focusRing} solid ${color.focus};
    outline-offset: 2px;
  }

  /* Pressed before its script is here: the whole card is marked, as a button is. */
  &&[aria-busy='true'] {
    outline: none;
  }

  &[aria-busy='true']::before {
    outline: 2px solid;
    outline-offset: -2px;
  }
`

/** The card's link; its target stretches over the whole card. `as={Link}` for router links. */
export const CardLink = styled.a`
  ${stretched}
`
