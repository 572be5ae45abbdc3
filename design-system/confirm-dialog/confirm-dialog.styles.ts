import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import { dialogBody, dialogFoot } from '#design-system/dialog-frame/index.ts'

const grounds = {
  warning: { ground: token.color.surveySoft, front: token.color.onSurveySoft },
  danger: { ground: token.color.dangerSoft, front: token.color.onDangerSoft },
}

export type ConfirmTone = keyof typeof grounds

export const Body = styled.div`
  ${dialogBody}
  display: flex;
  align-items: flex-start;
  gap: ${token.space.x2};
`

export const Mark = styled.span<{ $tone: ConfirmTone }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${token.size.controlMedium};
  height: ${token.size.controlMedium};
  border-radius: ${token.radius.round};
  background: ${({ $tone }) => grounds[$tone].ground};
  color: ${({ $tone }) => grounds[$tone].front};
`

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: ${token.space.x05};
  overflow-wrap: anywhere;
`

export const Failure = styled.p`
  margin-top: ${token.space.x1};
  color: ${token.color.dangerText};
  font-size: ${token.fontSize.small};
`

export const Foot = styled.div`
  ${dialogFoot}
`
