import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const CORNER = '18px'

/** Graph paper with a surveyed point in its middle, which the frame covers: there is nothing at this place. */
export const Screen = styled.main<{ $isBelowHeader: boolean }>`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  overflow: hidden;
  min-height: 100vh;
  min-height: calc(100svh - ${({ $isBelowHeader }) => ($isBelowHeader ? token.size.header : '0px')});
  padding: ${token.space.x8} ${token.size.gutter};
  background-image:
    linear-gradient(${token.color.grid} 1px, transparent 1px),
    linear-gradient(90deg, ${token.color.grid} 1px, transparent 1px);
  background-size: 48px 48px;
  background-position: center;

  &::before {
    position: absolute;
    z-index: -1;
    inset: 50% auto auto 50%;
    width: max(100%, 60rem);
    aspect-ratio: 1;
    background:
      linear-gradient(${token.color.survey}, ${token.color.survey}) 50% 50% / 1px 100% no-repeat,
      linear-gradient(${token.color.survey}, ${token.color.survey}) 50% 50% / 100% 1px no-repeat,
      repeating-radial-gradient(
        circle closest-side,
        transparent 0 calc(5rem - 1.5px),
        ${token.color.lineStrong} calc(5rem - 1px) 5rem
      );
    mask: radial-gradient(circle closest-side, black 40%, transparent);
    transform: translate(-50%, -50%);
    content: '';
  }

  ${media.forcedColors} {
    &::before {
      display: none;
    }
  }
`

/** A detection box around the words: four corner handles and a fine outline. */
export const Frame = styled.div`
  position: relative;
  display: grid;
  gap: ${token.space.x2};
  justify-items: start;
  width: min(100%, 640px);
  padding: ${token.space.x5} ${token.space.x3};
  background:
    linear-gradient(${token.color.survey}, ${token.color.survey}) top left / ${CORNER} 3px,
    linear-gradient(${token.color.survey}, ${token.color.survey}) top left / 3px ${CORNER},
    linear-gradient(${token.color.survey}, ${token.color.survey}) top right / ${CORNER} 3px,
    linear-gradient(${token.color.survey}, ${token.color.survey}) top right / 3px ${CORNER},
    linear-gradient(${token.color.survey}, ${token.color.survey}) bottom left / ${CORNER} 3px,
    linear-gradient(${token.color.survey}, ${token.color.survey}) bottom left / 3px ${CORNER},
    linear-gradient(${token.color.survey}, ${token.color.survey}) bottom right / ${CORNER} 3px,
    linear-gradient(${token.color.survey}, ${token.color.survey}) bottom right / 3px ${CORNER},
    ${token.color.background};
  background-repeat: no-repeat;
  outline: 1px solid ${token.color.lineStrong};
  outline-offset: -1px;

  ${media.fromTablet} {
    padding: ${token.space.x8} ${token.space.x8};
  }
`

export const Code = styled.p`
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.small};
  letter-spacing: ${token.letterSpacing.eyebrow};
  color: ${token.color.surveyText};
`

export const Title = styled.h1`
  font-size: ${token.fontSize.h2};
`

export const Explanation = styled.p`
  color: ${token.color.textMuted};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x2};
  margin-top: ${token.space.x2};
`
