import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { boundingBox, boxOutset } from './survey-marks.ts'

export interface SurveyFrameProps extends ComponentPropsWithoutRef<'div'> {
  /** Colour of lines and handles. */
  tone?: keyof typeof tones
  /** Annotation chip on the frame's edge, such as `SERVICE 01`; decoration, hidden from screen readers. */
  label?: ReactNode
  /** `hover` draws the frame only while the pointer or the focus is inside. */
  shows?: 'always' | 'hover'
}

/** Frames content as an annotator would: bounding box, corner handles, label chip. */
export const SurveyFrame = forwardRef<HTMLDivElement, SurveyFrameProps>(function SurveyFrame(
  { tone = 'survey', label, shows = 'always', children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} $tone={tone} $isQuiet={shows === 'hover'}>
      {children}
      {label && (
        <Chip aria-hidden data-mark>
          {label}
        </Chip>
      )}
    </Root>
  )
})

const { color } = token

const tones = {
  survey: css`
    --mark: ${color.survey};
    --on-mark: ${color.onSurveyAction};
    --chip: ${color.surveyAction};
  `,
  primary: css`
    --mark: ${color.primary};
    --on-mark: ${color.onPrimary};
    --chip: ${color.primary};
  `,
  terrain: css`
    --mark: ${color.terrain};
    --on-mark: ${color.onTerrainSoft};
    --chip: ${color.terrainSoft};
  `,
  quiet: css`
    --mark: ${color.lineStrong};
    --on-mark: ${color.textMuted};
    --chip: ${color.sunken};
  `,
}

const atRest = css`
  &::after,
  > [data-mark] {
    opacity: 0;
    transform: scale(1.015);
  }

  &:hover::after,
  &:focus-within::after,
  &:hover > [data-mark],
  &:focus-within > [data-mark] {
    opacity: 1;
    transform: none;
  }
`

const Root = styled.div<{ $tone: keyof typeof tones; $isQuiet: boolean }>`
  position: relative;
  ${({ $tone }) => tones[$tone]}

  &::after {
    position: absolute;
    inset: ${boxOutset};
    pointer-events: none;
    transition:
      opacity ${token.duration.quick} ${token.easing.out},
      transform ${token.duration.base} ${token.easing.physical};
    content: '';
    ${boundingBox}
  }

  ${({ $isQuiet }) => $isQuiet && atRest}

  ${media.forcedColors} {
    &::after {
      background: none;
    }
  }
`

const Chip = styled.span`
  position: absolute;
  bottom: 100%;
  left: 0;
  z-index: ${token.zIndex.raised};
  margin-bottom: 4px;
  padding: 0.2em 0.6em;
  background: var(--chip);
  color: var(--on-mark);
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  line-height: 1.4;
  max-width: 100%;
  overflow: hidden;
  letter-spacing: ${token.letterSpacing.wide};
  text-overflow: ellipsis;
  white-space: nowrap;
  transition: opacity ${token.duration.quick} ${token.easing.out};
`
