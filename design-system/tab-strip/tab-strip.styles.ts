import styled, { css } from 'styled-components'
import { clamped } from '#design-system/tokens/clamped.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { withoutScript } from '#design-system/tokens/without-script.ts'
import { fadingEdge } from './fading-edge.ts'

const { color, space } = token

const sideways = css`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${color.lineStrong};
  ${fadingEdge}

  > * {
    flex: none;
  }
`

/** Two rows of buttons that are pushed sideways together: told apart from a strip of tabs above it. */
const drawer = css`
  display: grid;
  grid-auto-columns: minmax(calc(50% - 0.5 * ${space.x1}), max-content);
  grid-auto-flow: column;
  grid-template-rows: repeat(2, auto);
  gap: ${space.x1};
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x proximity;
  ${fadingEdge}

  /* A few are read faster when all are in sight. */
  ${media.belowTablet} {
    &:not(:has(> :nth-child(9))) {
      display: flex;
      flex-wrap: wrap;
    }
  }

  ${media.fromTablet} {
    grid-auto-columns: minmax(max-content, 1fr);
    grid-template-rows: auto;
  }
`

export const orientations = {
  horizontal: sideways,
  vertical: css`
    ${media.belowLaptop} {
      ${drawer}
    }

    ${media.fromLaptop} {
      display: grid;
      align-content: start;
      border-top: 1px solid ${color.line};
    }
  `,
}

export const List = styled.div<{ $orientation: keyof typeof orientations }>`
  ${({ $orientation }) => orientations[$orientation]}
`

const underlined = css`
  &::after {
    position: absolute;
    right: 0;
    bottom: -1px;
    left: 0;
    height: 3px;
    background: ${color.survey};
    transform: scaleX(0);
    transform-origin: left;
    transition: transform ${token.duration.base} ${token.easing.out};
    content: '';
  }

  &[aria-selected='true']::after {
    transform: none;
  }
`

const tabLooks = {
  horizontal: underlined,
  vertical: css`
    ${media.belowLaptop} {
      align-items: center;
      max-width: 17rem;
      padding: ${space.x1} ${space.x15};
      border: 1px solid ${color.lineStrong};
      border-radius: ${token.radius.small};
      background: ${color.surface};
      font-size: ${token.fontSize.small};
      scroll-snap-align: start;

      &[aria-selected='true'] {
        border-color: ${color.survey};
        box-shadow: inset 0 -3px ${color.survey};
      }
    }

    ${media.fromLaptop} {
      padding: ${space.x3};
      border-bottom: 1px solid ${color.line};

      &[aria-selected='true'] {
        background: ${color.surface};
        box-shadow: inset 3px 0 ${color.survey};
      }
    }
  `,
}

export const Tab = styled.button<{ $orientation: keyof typeof orientations }>`
  position: relative;
  display: flex;
  gap: ${space.x15};
  align-items: baseline;
  min-height: ${token.size.target};
  padding: ${space.x15} ${space.x2};
  border: 0;
  background: none;
  color: ${color.textMuted};
  font: inherit;
  text-align: left;
  cursor: pointer;
  transition: background ${token.duration.quick} ${token.easing.out};

  &[aria-selected='true'] {
    color: ${color.text};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${media.hover} {
    &:hover {
      background: ${color.hovered};
      color: ${color.text};
    }
  }

  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    &[aria-selected='true']:focus-visible {
      outline: ${token.size.focusRing} dashed CanvasText;
      outline-offset: -3px;
    }
  }

  ${({ $orientation }) => tabLooks[$orientation]}
`

export const Figure = styled.span`
  color: ${color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};

  [aria-selected='true'] > & {
    color: ${color.surveyText};
  }
`

export const Icon = styled.span`
  display: inline-flex;
  align-self: center;

  > svg {
    width: ${token.size.icon};
    height: ${token.size.icon};
  }
`

export const Words = styled.span`
  display: grid;
  gap: ${space.x05};
  min-width: 0;
`

export const Name = styled.span`
  font-weight: ${token.fontWeight.semibold};
`

export const Description = styled.span`
  display: none;
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};

  ${media.fromLaptop} {
    ${clamped(2)}
  }
`

export const Panel = styled.div`
  &[hidden] {
    display: none;
  }

  /* Without script nothing could open them; important, because the global rule for hidden things is. */
  ${withoutScript(css`
    &[hidden] {
      display: block !important;
      margin-top: ${space.x4};
    }
  `)}
`
