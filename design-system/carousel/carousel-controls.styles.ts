import styled, { css, keyframes } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import type { looks } from './carousel.styles.ts'

const { color, space, size, duration, easing } = token

const places = {
  hero: css`
    position: absolute;
    z-index: ${token.zIndex.raised};
    background: none;
    right: max(${size.gutter}, (100% - ${size.container}) / 2);
    bottom: ${space.x3};
    left: max(${size.gutter}, (100% - ${size.container}) / 2);

    ${media.fromLaptop} {
      bottom: ${space.x5};
    }
  `,
  cards: css`
    margin-top: ${space.x2};
  `,
} satisfies Record<keyof typeof looks, unknown>

/** Visible state changes are attributes: a style rule added later makes the browser lay out the page again. */
export const Bar = styled.div<{ $variant: keyof typeof looks }>`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: ${size.target};
  visibility: hidden;
  ${({ $variant }) => places[$variant]}

  &[data-shown] {
    visibility: visible;
  }
`

export const Dots = styled.div<{ $isOnPhones: boolean }>`
  display: flex;
  flex: 1;
  min-width: 0;

  ${({ $isOnPhones }) =>
    !$isOnPhones &&
    css`
      ${media.belowTablet} {
        display: none;
      }
    `}
`

export const Dot = styled.button`
  display: grid;
  place-items: center;
  min-width: 24px;
  height: ${size.target};
  padding: 0 ${space.x05};
  border: 0;
  background: none;

  &[aria-current] {
    cursor: default;
  }

  ${media.touch} {
    min-width: ${size.target};
  }
`

/** A tick on a scale; the current one is the long one. */
export const DotMark = styled.span<{ $isCurrent: boolean }>`
  display: block;
  width: ${({ $isCurrent }) => ($isCurrent ? '48px' : '16px')};
  height: 3px;
  overflow: hidden;
  background: ${color.textSubtle};
  transition: width ${duration.slow} ${easing.out};

  ${media.hover} {
    button:hover > & {
      background: ${color.text};
    }
  }

  ${media.forcedColors} {
    outline: 2px solid Canvas;
    background: ${({ $isCurrent }) => ($isCurrent ? 'Highlight' : 'ButtonText')};
    forced-color-adjust: none;
  }
`

const fill = keyframes`from { transform: scaleX(0); }`

export const Fill = styled.span<{ $interval: number | undefined }>`
  display: block;
  height: 100%;
  background: ${color.survey};
  transform-origin: left;
  ${({ $interval }) =>
    $interval !== undefined &&
    css`
      animation: ${fill} ${$interval}ms linear;
    `}

  &[data-resting] {
    animation-play-state: paused;
  }
`

/** Which page of how many, where dots would be too many or too small. */
export const Count = styled.span<{ $isOnPhonesOnly: boolean }>`
  display: ${({ $isOnPhonesOnly }) => ($isOnPhonesOnly ? 'none' : 'block')};
  flex: 1;
  color: ${color.textMuted};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.small};

  ${media.belowTablet} {
    display: block;
  }
`

export const Turn = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  padding: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius.small};
  background: ${color.surface};
  color: ${color.text};
  transition:
    background-color ${duration.quick} ${easing.out},
    border-color ${duration.quick} ${easing.out};

  > svg {
    width: ${size.icon};
    height: ${size.icon};
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.edge};
      background: ${color.hovered};
    }
  }

  &:active {
    background: ${color.sunken};
  }
`
