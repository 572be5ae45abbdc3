import styled from 'styled-components'
import { Card } from '#design-system/card/index.ts'
import { Carousel } from '#design-system/carousel/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { clamped } from '#design-system/tokens/clamped.ts'

const { color, space, fontSize } = token

/** As high as its words in the senior theme, where they need more room. */
export const Slides = styled(Carousel)`
  [data-theme='senior'] & {
    --carousel-height: auto;
  }
`

/** Three by two from 1024 px, two by three on tablets, one column on phones. */
export const Page = styled.ul<{ $isShort: boolean }>`
  display: grid;
  gap: ${space.x2};
  align-content: start;

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.fromLaptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-template-rows: ${({ $isShort }) => ($isShort ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))')};
    gap: ${space.x3};
    align-content: stretch;
  }

  > li {
    display: grid;
    min-width: 0;
    min-height: 0;
  }

  > li:only-child {
    ${media.fromTablet} {
      grid-column: span 2;
    }
  }
`

/** The paper lies on a mat of its own; beside it what is registered, and when at its foot. */
export const Registered = styled(Card)`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  min-height: 0;

  ${media.fromTablet} {
    grid-template-columns: 6rem minmax(0, 1fr);
  }

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`

export const Mat = styled.div`
  display: grid;
  place-items: center;
  min-height: 0;
  padding: ${space.x1};
  border-radius: ${token.radius.small} 0 0 ${token.radius.small};
  background:
    linear-gradient(90deg, ${color.line} 1px, transparent 1px) 50% 50% / 16px 16px,
    linear-gradient(${color.line} 1px, ${color.sunken} 1px) 50% 50% / 16px 16px;

  ${media.fromTablet} {
    padding: ${space.x2};
  }

  > div {
    width: min(100%, 8.25rem);
    box-shadow: ${token.shadow.low};
  }
`

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.x05};
  min-width: 0;
  padding: ${space.x1} ${space.x2};
  overflow-wrap: anywhere;

  > time {
    margin-top: auto;
  }

  ${media.fromTablet} {
    gap: ${space.x1};
    padding: ${space.x2};
  }

  ${media.fromLaptop} {
    padding: ${space.x3};
  }
`

export const Category = styled.p`
  overflow: hidden;
  color: ${color.surveyText};
  font-size: ${fontSize.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Title = styled.h3`
  ${clamped(3)}
  font-size: ${fontSize.body};
  line-height: ${token.lineHeight.snug};
  text-wrap: wrap;

  ${media.fromLaptop} {
    font-size: ${fontSize.h5};
  }
`

export const Date = styled.time`
  color: ${color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${fontSize.small};
`
