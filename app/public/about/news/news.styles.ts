import styled, { css } from 'styled-components'
import { Card } from '#design-system/card/index.ts'
import { Carousel } from '#design-system/carousel/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { clamped } from '#design-system/tokens/clamped.ts'

const { color, space, fontSize } = token

/** One alone is as high as its words; so are all in the senior theme, whose words need more room. */
export const Slides = styled(Carousel)`
  [data-theme='senior'] & {
    --carousel-height: auto;
  }
`

/** The only one lies on its side and is read whole. */
const alone = css`
  ${media.fromTablet} {
    flex-direction: row;

    > :first-child {
      flex: none;
      width: 50%;
    }
  }

  > :last-child {
    justify-content: center;
  }

  h3,
  h3 + p {
    display: block;
  }
`

export const Paper = styled(Card)<{ $isAlone: boolean }>`
  min-height: 0;
  ${({ $isAlone }) => $isAlone && alone}
`

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.x1};
  min-height: 0;
  padding: ${space.x3};
  overflow: hidden;
  overflow-wrap: anywhere;
`

export const Line = styled.p`
  display: flex;
  flex: none;
  gap: ${space.x2};
  justify-content: space-between;
  color: ${color.textSubtle};
  font-size: ${fontSize.small};
  line-height: ${token.lineHeight.snug};
  white-space: nowrap;

  > time {
    font-family: ${token.font.figure};
  }

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

export const Title = styled.h3`
  ${clamped(2)}
  flex: none;
  font-size: ${fontSize.h5};
  line-height: ${token.lineHeight.snug};
`

export const Summary = styled.p`
  ${clamped(2)}
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`
