import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const { color } = token

/** A triangulated survey net: stands where neither video nor image is configured (public-site §2.3). */
export function AboutPlaceholder() {
  return (
    <Sheet
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      role="img"
      aria-label="公司形象示意图"
    >
      <g stroke={color.contour} strokeWidth="1.2">
        <path d="M-20 300c90-120 150-20 240-90s120-150 300-110" />
        <path d="M-20 330c96-116 166-18 256-84s136-140 284-104" />
        <path d="M-20 360c104-108 180-14 270-76s150-132 270-98" />
        <path d="M-20 268c86-122 134-24 224-98s108-156 316-112" />
        <path d="M-20 236c82-124 118-26 208-104s96-160 332-112" />
      </g>
      <path
        d="M84 258L176 118l132 44 88-92M176 118l-4 148 136-104 92 96-228 8-88-8M308 162l92 96"
        stroke={color.primary}
        strokeWidth="1.6"
      />
      {points.map(([x, y]) => (
        <rect key={x} x={x - 5} y={y - 5} width="10" height="10" fill={color.survey} />
      ))}
      <circle cx="308" cy="162" r="22" stroke={color.survey} strokeWidth="1.5" />
      <path d="M308 128v20M308 176v20M274 162h20M322 162h20" stroke={color.survey} strokeWidth="1.5" />
    </Sheet>
  )
}

const points = [
  [84, 258],
  [176, 118],
  [172, 266],
  [308, 162],
  [396, 70],
  [400, 258],
] as const

const Sheet = styled.svg`
  box-sizing: border-box !important;
  width: 100% !important;
  height: 100% !important;
  padding: 0 !important;
  background: ${color.surface};
`
