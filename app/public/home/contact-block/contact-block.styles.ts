import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

/** Three columns of the grid on one measured line: each opens with a survey tick. */
export const Ways = styled.dl`
  display: grid;
  margin-bottom: ${space.x5};
  border-top: 1px solid ${color.lineStrong};

  ${media.fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${space.x3};
    margin-bottom: ${space.x8};
  }
`

export const Way = styled.div`
  position: relative;
  display: grid;
  gap: ${space.x1};
  align-content: start;
  padding-block: ${space.x3};

  &::before {
    position: absolute;
    top: -4px;
    left: 0;
    width: 7px;
    height: 7px;
    background: ${color.survey};
    content: '';
  }

  ${media.belowTablet} {
    & + & {
      border-top: 1px solid ${color.line};

      &::before {
        content: none;
      }
    }
  }

  dt {
    display: flex;
    gap: ${space.x1};
    align-items: center;
    color: ${color.textMuted};
    font-size: ${fontSize.small};

    svg {
      width: 1.125rem;
      height: 1.125rem;
    }
  }

  dd {
    font-size: ${fontSize.body};
    font-weight: ${token.fontWeight.medium};
    line-height: ${token.lineHeight.snug};
    text-wrap: balance;
    overflow-wrap: anywhere;

    ${media.fromLaptop} {
      font-size: ${fontSize.h5};
    }
  }
`

export const Figure = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${space.x4};
  color: ${color.text};
  font-family: ${token.font.figure};

  ${media.touch} {
    min-height: ${token.size.target};
  }

  text-decoration-color: ${color.lineStrong};
  text-decoration-thickness: 1px;

  &:hover {
    color: ${color.link};
    text-decoration-color: currentColor;
  }
`

export const Panel = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${token.radius.large};
  background: ${color.surface};
  box-shadow: ${token.shadow.medium};

  ${media.fromLaptop} {
    grid-template-columns: 22rem minmax(0, 1fr);
  }

  > form {
    padding: ${space.x3};

    ${media.fromTablet} {
      padding: ${space.x5};
    }
  }
`

/** A sheet of graph paper, on it the head office as a surveyed point with its coordinates. */
export const Aside = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  overflow: hidden;
  grid-template-rows: auto auto 1fr;
  gap: ${space.x15};
  align-content: start;
  padding: ${space.x3};
  background-image:
    linear-gradient(${color.grid} 1px, transparent 1px),
    linear-gradient(90deg, ${color.grid} 1px, transparent 1px);
  background-size: ${space.x4} ${space.x4};
  background-position: -1px -1px;

  ${media.fromTablet} {
    padding: ${space.x5};
  }

  ${media.fromLaptop} {
    &::after {
      position: absolute;
      z-index: -1;
      right: calc(-1 * ${space.x10});
      bottom: calc(-1 * ${space.x6});
      width: 24rem;
      aspect-ratio: 1;
      background:
        radial-gradient(circle closest-side, ${color.survey} 0 4px, transparent 5px),
        linear-gradient(${color.survey}, ${color.survey}) 50% 50% / 1px 3.5rem no-repeat,
        linear-gradient(${color.survey}, ${color.survey}) 50% 50% / 3.5rem 1px no-repeat,
        repeating-radial-gradient(
          circle closest-side,
          transparent 0 calc(2rem - 1px),
          ${color.lineStrong} calc(2rem - 0.5px) 2rem
        );
      mask: radial-gradient(circle closest-side, black 30%, transparent);
      content: '';
    }
  }

  h3 {
    font-size: ${fontSize.h3};
  }

  p {
    color: ${color.textMuted};
  }
`

export const Coordinates = styled.p`
  display: none;

  ${media.fromLaptop} {
    display: block;
    align-self: end;
    margin-top: ${space.x8};
    padding-left: ${space.x2};
    border-left: 2px solid ${color.survey};
    font-family: ${token.font.figure};
    font-size: ${fontSize.small};
    letter-spacing: ${token.letterSpacing.wide};
  }
`
