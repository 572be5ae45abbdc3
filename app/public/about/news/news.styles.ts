import styled from 'styled-components'
import { Card } from '#design-system/card/index.ts'
import { token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Paper = styled(Card)`
  min-height: 0;
`

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.x1};
  min-height: 0;
  padding: ${space.x3};
  overflow: hidden;
  overflow-wrap: anywhere;
`

export const Line = styled.p`
  display: flex;
  flex: none;
  gap: ${space.x2};
  justify-content: space-between;
  color: ${color.textSubtle};
  font-size: ${fontSize.small};
  line-height: ${token.lineHeight.snug};
  white-space: nowrap;

  > time {
    font-family: ${token.font.figure};
  }

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

export const Title = styled.h3`
  display: -webkit-box;
  flex: none;
  overflow: hidden;
  font-size: ${fontSize.h5};
  line-height: ${token.lineHeight.snug};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

export const Summary = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
