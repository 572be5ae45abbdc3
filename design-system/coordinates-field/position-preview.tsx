import { Preview, lines } from './coordinates-field.styles.ts'
import { degreesMinutesSeconds, hemisphere, rangeMessage, type Coordinates } from './coordinates.ts'

/** The sheet in drawing units; three minutes of arc across, two down. */
const SHEET = { width: 208, height: 122, left: 46, right: 20, top: 8, bottom: 18 }
const MINUTE = 46
const ARM = 7

/** A small map sheet without a map: minute grid, figures in the margin, the point in a surveyor's box. */
export function PositionPreview({ latitude, longitude }: Coordinates) {
  const isKnown =
    latitude !== null &&
    longitude !== null &&
    !rangeMessage('latitude', latitude) &&
    !rangeMessage('longitude', longitude)
  const right = SHEET.width - SHEET.right
  const bottom = SHEET.height - SHEET.bottom
  const centre = { x: (SHEET.left + right) / 2, y: (SHEET.top + bottom) / 2 }
  return (
    <Preview>
      <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden focusable="false">
        {isKnown &&
          gridLines(longitude, centre.x, SHEET.left, right).map(({ at, label }) => (
            <g key={at}>
              <path d={`M${at} ${SHEET.top}V${bottom}`} stroke={lines.grid} strokeDasharray="1 3" />
              <path d={`M${at} ${bottom}v3`} stroke={lines.frame} />
              <text x={at} y={SHEET.height - 5} textAnchor="middle">
                {label}
              </text>
            </g>
          ))}
        {isKnown &&
          gridLines(latitude, -centre.y, -bottom, -SHEET.top).map(({ at, label }) => (
            <g key={at}>
              <path d={`M${SHEET.left} ${-at}H${right}`} stroke={lines.grid} strokeDasharray="1 3" />
              <path d={`M${SHEET.left} ${-at}h-3`} stroke={lines.frame} />
              <text x={SHEET.left - 5} y={-at + 3} textAnchor="end">
                {label}
              </text>
            </g>
          ))}
        <rect
          x={SHEET.left}
          y={SHEET.top}
          width={right - SHEET.left}
          height={bottom - SHEET.top}
          fill="none"
          stroke={lines.frame}
          strokeDasharray={isKnown ? undefined : '4 4'}
        />
        {isKnown && (
          <g stroke={lines.marker} fill="none" strokeWidth="1.5">
            <circle cx={centre.x} cy={centre.y} r="2" fill={lines.marker} />
            <path
              d={[
                [-1, -1],
                [1, -1],
                [1, 1],
                [-1, 1],
              ]
                .map(([h = 1, v = 1]) => {
                  const [x, y] = [centre.x + h * 2 * ARM, centre.y + v * 2 * ARM]
                  return `M${x} ${y - v * ARM}V${y}H${x - h * ARM}`
                })
                .join('')}
            />
          </g>
        )}
      </svg>
      <figcaption>
        {isKnown ? (
          <>
            <span>{hemisphere('latitude', latitude) + ' ' + degreesMinutesSeconds(latitude)}</span>
            <span>{hemisphere('longitude', longitude) + ' ' + degreesMinutesSeconds(longitude)}</span>
          </>
        ) : (
          <span>{latitude === null && longitude === null ? '尚未填写坐标' : '坐标还不完整'}</span>
        )}
      </figcaption>
    </Preview>
  )
}

/** Whole minutes between two edges, with the point in the middle; figures as 31°49′. */
function gridLines(degrees: number, centre: number, from: number, to: number) {
  const minutes = degrees * 60
  const first = Math.ceil(minutes - (centre - from) / MINUTE)
  const last = Math.floor(minutes + (to - centre) / MINUTE)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const minute = first + index
    const size = Math.abs(minute)
    return {
      at: Math.round((centre + (minute - minutes) * MINUTE) * 10) / 10,
      label: `${Math.floor(size / 60)}°${String(size % 60).padStart(2, '0')}′`,
    }
  })
}
