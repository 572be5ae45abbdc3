import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Root = styled.ol`
  display: grid;
  gap: ${space.x4};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.x5} ${space.x4};
  }

  ${media.fromLaptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const Step = styled.li`
  display: grid;
  gap: ${space.x15};
  align-content: start;
  min-width: 0;
  overflow-wrap: anywhere;
`

/** The station's mark with the line that goes on to the next. */
export const Station = styled.div`
  display: flex;
  gap: ${space.x15};
  align-items: center;

  &::before {
    width: 11px;
    height: 11px;
    border: 2px solid ${color.survey};
    background: ${color.surface};
    transform: rotate(45deg);
    content: '';
  }

  &::after {
    flex: 1;
    height: 1px;
    background: repeating-linear-gradient(90deg, ${color.lineStrong} 0 6px, transparent 6px 10px);
    content: '';
  }
`

export const Figure = styled.span`
  color: ${color.surveyText};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.small};
`

export const Title = styled.h3`
  font-size: ${token.fontSize.h5};
`

export const Text = styled.p`
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};
`

export const Note = styled.div`
  justify-self: start;
  padding: ${space.x05} ${space.x15};
  background: ${color.terrainSoft};
  color: ${color.onTerrainSoft};
  font-size: ${token.fontSize.small};
`
