import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Statement = styled.div`
  display: grid;
  gap: ${space.x3};
  margin-bottom: ${space.x4};
  overflow-wrap: anywhere;

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space.x10};
    align-items: end;
    margin-bottom: ${space.x10};
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x2};
  min-width: 0;
`

export const Subtitle = styled.p`
  color: ${color.surveyText};
  font-weight: ${token.fontWeight.medium};
`

export const Heading = styled.h2`
  font-size: ${fontSize.h2};
`

export const Description = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
  white-space: pre-line;
`

/** The kinds as the cells of a sheet index. */
export const Index = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  padding: 1px;
  background: ${color.line};

  ${media.fromLaptop} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }
`

export const Entry = styled.a`
  display: grid;
  gap: ${space.x05};
  height: 100%;
  padding: ${space.x2};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  overflow-wrap: anywhere;
  transition: background ${token.duration.base} ${token.easing.out};

  ${media.fromTablet} {
    padding: ${space.x3};
  }

  ${media.hover} {
    &:hover {
      background: ${color.hovered};
      color: ${color.text};
    }
  }
`

export const Mark = styled.span`
  display: flex;
  justify-content: space-between;
  margin-bottom: ${space.x2};
  color: ${color.primary};

  ${media.fromTablet} {
    margin-bottom: ${space.x4};
  }

  > svg {
    width: ${token.size.iconLarge};
    height: ${token.size.iconLarge};
    stroke-width: 1.6;
  }

  > svg + svg {
    width: ${token.size.icon};
    height: ${token.size.icon};
    color: ${color.textSubtle};
    transition: transform ${token.duration.base} ${token.easing.physical};
  }

  ${media.hover} {
    ${Entry}:hover > & > svg + svg {
      color: ${color.surveyText};
      transform: translateY(4px);
    }
  }
`

export const Count = styled.span`
  display: flex;
  gap: ${space.x05};
  align-items: baseline;
  color: ${color.textMuted};
  font-size: ${fontSize.small};

  > b {
    color: ${color.text};
    font-family: ${token.font.figure};
    font-size: ${fontSize.h1};
    font-weight: ${token.fontWeight.medium};
    line-height: 1.1;
    letter-spacing: -0.03em;
  }
`
