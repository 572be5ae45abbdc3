import styled from 'styled-components'
import { Card } from '#design-system/card/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

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
`

export const Registered = styled(Card)`
  flex-direction: row;
  gap: ${space.x2};
  align-items: center;
  min-height: 0;
  padding: ${space.x15};

  > :first-child {
    flex: none;
    width: 4.5rem;
  }

  ${media.fromLaptop} {
    gap: ${space.x3};
    padding: ${space.x2} ${space.x3};

    > :first-child {
      width: min(9rem, 36%);
      max-height: 100%;
    }
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x1};
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Category = styled.p`
  overflow: hidden;
  color: ${color.surveyText};
  font-size: ${fontSize.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${fontSize.body};
  line-height: ${token.lineHeight.snug};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  ${media.fromLaptop} {
    font-size: ${fontSize.h5};
  }
`

export const Date = styled.time`
  color: ${color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${fontSize.small};
`
