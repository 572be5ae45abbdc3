import { css } from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const HANDLE = '8px'
const HALF = '4px'
const LINE = '1.5px'

const corners = ['0 0', '100% 0', '0 100%', '100% 100%']

/** A bounding box as a background: four lines and four hollow corner handles. For a pseudo-element that lies `HALF` outside. */
export const boundingBox = css`
  --handle-fill: ${token.color.surface};
  background:
    ${corners
      .map(
        (corner) =>
          `linear-gradient(var(--handle-fill), var(--handle-fill)) ${inner(corner)} / 5px 5px no-repeat`,
      )
      .join(',')},
    ${corners
      .map((corner) => `linear-gradient(var(--mark), var(--mark)) ${corner} / ${HANDLE} ${HANDLE} no-repeat`)
      .join(',')},
    linear-gradient(var(--mark), var(--mark)) 50% 3.25px / calc(100% - ${HANDLE}) ${LINE} no-repeat,
    linear-gradient(var(--mark), var(--mark)) 50% calc(100% - 3.25px) / calc(100% - ${HANDLE}) ${LINE}
      no-repeat,
    linear-gradient(var(--mark), var(--mark)) 3.25px 50% / ${LINE} calc(100% - ${HANDLE}) no-repeat,
    linear-gradient(var(--mark), var(--mark)) calc(100% - 3.25px) 50% / ${LINE} calc(100% - ${HANDLE})
      no-repeat;
`

/** How far the box stands outside of what it frames. */
export const boxOutset = `-${HALF}`

function inner(corner: string): string {
  return corner
    .split(' ')
    .map((side) => (side === '0' ? LINE : `calc(100% - ${LINE})`))
    .join(' ')
}
