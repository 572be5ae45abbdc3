import styled from 'styled-components'
import { dialogBody, dialogFoot } from '#design-system/dialog-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

export const Body = styled.div`
  ${dialogBody}
  display: grid;
  align-content: start;
  gap: ${token.space.x2};
`

export const Foot = styled.div`
  ${dialogFoot}
`

/** A link as high as a finger on touch screens. */
export const RecordLink = styled.a`
  ${media.touch} {
    display: inline-flex;
    align-items: center;
    min-height: ${token.size.target};
  }
`

export const Change = styled.section`
  display: grid;
  gap: ${token.space.x1};
  min-width: 0;

  h3 {
    margin: 0;
    font-size: ${token.fontSize.body};
    font-weight: ${token.fontWeight.semibold};
  }
`

export const Note = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
`
