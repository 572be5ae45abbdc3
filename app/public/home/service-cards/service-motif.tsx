import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

export interface ServiceMotifProps {
  /** Service page whose subject is drawn. */
  path: string
}

/** A drawing in place of a picture: parcels of land, an annotated scene, or people joined in a net. */
export function ServiceMotif({ path }: ServiceMotifProps) {
  return (
    <Sheet viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden>
      {motifs[path] ?? contours}
    </Sheet>
  )
}

const { color } = token

const parcelCorners = [
  [92, 66],
  [162, 44],
  [208, 82],
  [174, 136],
  [96, 142],
  [74, 102],
] as const

const boxCorners = [
  [52, 72],
  [126, 72],
  [52, 134],
  [126, 134],
] as const

const people = [
  [76, 58],
  [252, 54],
  [94, 156],
  [244, 152],
] as const

const contours = (
  <>
    <g stroke={color.primary} strokeWidth="1.2" opacity="0.55">
      <path d="M-10 150c60-70 110-10 170-50s80-90 170-60" />
      <path d="M-10 172c64-66 120-8 180-46s90-84 160-58" />
      <path d="M-10 194c70-60 130-8 192-42s92-74 150-54" />
      <path d="M-10 126c56-72 98-12 156-52s76-92 184-62" />
      <path d="M-10 100c50-72 86-14 140-52s74-90 200-64" />
    </g>
    <path
      d="M92 66l70-22 46 38-34 54-78 6-22-40z"
      fill={color.terrain}
      fillOpacity="0.16"
      stroke={color.terrain}
      strokeWidth="1.6"
    />
    {parcelCorners.map(([x, y]) => (
      <rect key={`${x}`} x={x - 3.5} y={y - 3.5} width="7" height="7" fill={color.survey} />
    ))}
  </>
)

const boxes = (
  <>
    <path d="M0 200l120-96h80l120 96z" fill={color.primary} fillOpacity="0.1" />
    <path d="M160 112v16M160 142v20M160 176v24" stroke={color.primary} strokeWidth="2" opacity="0.5" />
    <g strokeWidth="1.8">
      <rect
        x="52"
        y="72"
        width="74"
        height="62"
        stroke={color.primary}
        fill={color.primary}
        fillOpacity="0.1"
      />
      <rect
        x="204"
        y="52"
        width="56"
        height="98"
        stroke={color.terrain}
        fill={color.terrain}
        fillOpacity="0.1"
      />
      <rect
        x="142"
        y="88"
        width="34"
        height="30"
        stroke={color.survey}
        fill={color.survey}
        fillOpacity="0.12"
      />
    </g>
    <g>
      <rect x="52" y="58" width="44" height="14" fill={color.primary} />
      <rect x="204" y="38" width="36" height="14" fill={color.terrain} />
    </g>
    {boxCorners.map(([x, y]) => (
      <rect
        key={`${x} ${y}`}
        x={x - 3}
        y={y - 3}
        width="6"
        height="6"
        fill={color.surface}
        stroke={color.primary}
      />
    ))}
  </>
)

const net = (
  <>
    <g stroke={color.primary} strokeWidth="1.4" opacity="0.5">
      <path d="M160 100L76 58M160 100l92-46M160 100l-66 56M160 100l84 52M76 58l176-4M94 156l150-4M76 58l18 98M252 54l-8 98" />
    </g>
    <circle
      cx="160"
      cy="100"
      r="26"
      fill={color.primary}
      fillOpacity="0.12"
      stroke={color.primary}
      strokeWidth="1.8"
    />
    <path
      d="M146 98l14-7 14 7-14 7zM150 101v8c6 4 14 4 20 0v-8"
      stroke={color.primary}
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    {people.map(([x, y]) => (
      <circle key={`${x}`} cx={x} cy={y} r="9" fill={color.surface} stroke={color.terrain} strokeWidth="2" />
    ))}
    <rect x="240" y="42" width="24" height="24" stroke={color.survey} strokeWidth="1.6" />
  </>
)

const motifs: Record<string, ReactNode> = {
  '/government-services': contours,
  '/map-surveying': contours,
  '/data-annotation': boxes,
  '/data-collection': boxes,
  '/internet-bpo': net,
  '/industry-education': net,
}

const Sheet = styled.svg`
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  padding: 0;
  background-color: ${color.primarySoft};
  background-image:
    linear-gradient(${color.grid} 1px, transparent 1px),
    linear-gradient(90deg, ${color.grid} 1px, transparent 1px);
  background-size: 20px 20px;
`
