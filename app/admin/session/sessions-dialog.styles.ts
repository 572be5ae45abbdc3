import styled from 'styled-components'
import { dialogBody, dialogFoot } from '#design-system/dialog-frame/index.ts'
import { token } from '#design-system/tokens/index.ts'

export const Body = styled.div`
  ${dialogBody}
  display: grid;
  align-content: start;
  gap: ${token.space.x2};
  font-size: ${token.fontSize.small};
`

export const Foot = styled.div`
  ${dialogFoot}
`

export const Sessions = styled.ul`
  display: grid;
  border-top: 1px solid ${token.color.line};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.x1};
    padding-block: ${token.space.x15};
    border-bottom: 1px solid ${token.color.line};
  }
`

export const Device = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1};
  margin-bottom: ${token.space.x05};
`

export const Times = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: ${token.space.x05} ${token.space.x2};
  margin: 0;

  dt {
    color: ${token.color.textMuted};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`
