import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Members = styled.ul`
  display: grid;
  gap: ${space.x3};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.fromLaptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-rows: 1fr;
  }

  > li {
    display: grid;
    min-width: 0;
  }

  > li > div {
    flex-direction: row;
    min-height: 12.5rem;
  }
`

export const Photo = styled.div`
  position: relative;
  flex: none;
  width: 38%;
  max-width: 10rem;
  overflow: hidden;
  border-radius: ${token.radius.small} 0 0 ${token.radius.small};
  font-size: ${fontSize.h3};
`

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.x05};
  min-width: 0;
  padding: ${space.x3};
  overflow-wrap: anywhere;
`

export const Name = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${fontSize.h4};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

export const Position = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.surveyText};
  font-size: ${fontSize.small};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

export const Introduction = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin-top: ${space.x1};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`
