import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Classroom = styled.div<{ $hasPicture: boolean }>`
  display: grid;
  gap: ${space.x6};

  ${media.fromLaptop} {
    grid-template-columns: ${({ $hasPicture }) =>
      $hasPicture ? 'minmax(0, 6fr) minmax(0, 6fr)' : 'minmax(0, 1fr)'};
    gap: ${space.x8};
    align-items: center;
  }
`

export const Rungs = styled.ol`
  display: grid;
  gap: ${space.x1};
  counter-reset: rung;
`

/** Each rung is a little further along the scale. */
export const Rung = styled.li<{ $step: number }>`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  padding: ${space.x1} ${space.x2} ${space.x1} 0;
  border-left: 3px solid ${color.survey};
  background: ${color.surface};
  counter-increment: rung;
  overflow-wrap: anywhere;

  ${media.fromTablet} {
    padding: ${space.x2} ${space.x3} ${space.x2} 0;
    margin-left: calc(${({ $step }) => $step} * ${space.x2});
  }

  ${media.fromDesktop} {
    margin-left: calc(${({ $step }) => $step} * ${space.x3});
  }

  &::before {
    color: ${color.surveyText};
    font-family: ${token.font.figure};
    text-align: center;
    content: counter(rung);
  }
`

export const Title = styled.h3`
  font-size: ${token.fontSize.body};
  line-height: ${token.lineHeight.body};
`

export const Text = styled.p`
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};
`
