import styled, { css } from 'styled-components'
import { boundingBox } from '#design-system/survey-frame/index.ts'
import { clamped } from '#design-system/tokens/clamped.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { withoutScript } from '#design-system/tokens/without-script.ts'

const { color, space, duration, easing } = token

export const Grid = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => Math.min($columns, 2)}, minmax(0, 1fr));
  gap: ${space.x2};

  ${media.fromLaptop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: ${space.x3};
  }
`

export const Frame = styled.li`
  min-width: 0;
`

/** The frame is drawn round the picture, not round words below it. */
export const PictureLink = styled.a<{ $ratio: string }>`
  --mark: ${color.survey};

  position: relative;
  display: block;
  overflow: hidden;
  color: inherit;
  text-decoration: none;
  cursor: zoom-in;

  &::after {
    position: absolute;
    inset: 0 0 auto;
    aspect-ratio: ${({ $ratio }) => $ratio};
    opacity: 0;
    pointer-events: none;
    transition: opacity ${duration.quick} ${easing.out};
    content: '';
    ${boundingBox}
  }

  &:focus-visible::after {
    opacity: 1;
  }

  ${media.hover} {
    &:hover::after {
      opacity: 1;
    }
  }
`

const notSenior = ":root:not([data-theme='senior'])"

/** Over the lower edge while the pointer rests there. The ground fades above the words only, so that they keep their contrast. */
const over = css`
  ${media.hover} {
    ${notSenior} & {
      position: absolute;
      right: 0;
      bottom: 0;
      left: 0;
      padding: ${space.x4} ${space.x2} ${space.x2};
      background: linear-gradient(to top, ${color.scrim} calc(100% - ${space.x4}), transparent);
      color: ${color.onScrim};
      opacity: 0;
      transform: translateY(8px);
      transition:
        opacity ${duration.base} ${easing.out},
        transform ${duration.base} ${easing.out};
    }

    ${notSenior} ${PictureLink}:is(:hover, :focus-visible) > & {
      opacity: 1;
      transform: none;
    }
  }
`

/** Caption position: always below on touch screens and in the senior theme, where captions are never truncated. */
export const captions = { over, below: css`` }

export const Caption = styled.span<{ $captions: keyof typeof captions }>`
  display: grid;
  gap: ${space.x05};
  padding: ${space.x15} 0 ${space.x1};
  overflow-wrap: anywhere;
  ${({ $captions }) => captions[$captions]}
`

export const CaptionTitle = styled.span`
  font-weight: ${token.fontWeight.semibold};
  line-height: ${token.lineHeight.snug};
`

export const CaptionText = styled.span`
  font-size: ${token.fontSize.small};
  ${clamped(3)}

  /* The whole of it stands in the dialog, which needs a script. */
  ${withoutScript(css`
    display: block;
  `)}
`
