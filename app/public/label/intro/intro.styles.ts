import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { lineLength } from '#design-system/tokens/line-length.ts'

const { color, space, fontSize } = token

/** 576 px beside 360 px is the screens' own ratio of 8:5, so that nothing of them is cut off. */
export const Facing = styled.div`
  display: grid;
  gap: ${space.x6};

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 36rem) minmax(0, 1fr);
    gap: ${space.x8};
    align-items: center;
  }

  > * {
    min-width: 0;
  }
`

export const Picture = styled.div<{ $height?: number }>`
  overflow: hidden;
  aspect-ratio: 8 / 5;
  border: 1px solid ${color.line};
  border-radius: ${token.radius.small};

  ${media.fromLaptop} {
    height: ${({ $height }) => ($height ? `${$height}px` : 'auto')};
    aspect-ratio: auto;
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x2};
  overflow-wrap: anywhere;

  > :first-child {
    margin-bottom: 0;
  }
`

export const Lead = styled.p`
  color: ${color.surveyText};
  font-size: ${fontSize.lead};
  font-weight: ${token.fontWeight.medium};
`

export const Text = styled.p`
  max-width: ${lineLength};
  color: ${color.textMuted};
  white-space: pre-line;
`
