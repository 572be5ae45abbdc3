import { reach, roundCoordinate, type Axis } from './coordinates.ts'
import type { Place } from './datum.ts'

/** One figure found in a text, with the axis if the text names it. */
type Figure = { axis: Axis | undefined; degrees: number }

/** Words that name an axis, and the sign they give. */
const words: readonly [RegExp, Axis, 1 | -1][] = [
  [/^(北纬|纬度|n|lat|latitude)$/i, 'latitude', 1],
  [/^(南纬|s)$/i, 'latitude', -1],
  [/^(东经|经度|e|lng|lon|longitude)$/i, 'longitude', 1],
  [/^(西经|w)$/i, 'longitude', -1],
]

const BEFORE = '北纬|南纬|东经|西经|纬度|经度|latitude|longitude|lat|lng|lon|[nsew]'
const AFTER = '北纬|南纬|东经|西经|[nsew]'
const NUMBER = String.raw`[+-]?\d+(?:\.\d+)?`
const MINUTES = String.raw`(?:\s*(\d+(?:\.\d+)?)\s*['分])?`
const SECONDS = String.raw`(?:\s*(\d+(?:\.\d+)?)\s*["秒])?`
const DEGREES = String.raw`(${NUMBER})(?:\s*[°度]${MINUTES}${SECONDS})?`

const figures = new RegExp(
  String.raw`(?<![a-z])(${BEFORE})["']?\s*[:=]?\s*${DEGREES}|${DEGREES}(?:\s*(${AFTER})(?![a-z]))?`,
  'gi',
)

/** What may stand around the figures without making the text something else than coordinates. */
const besides = /坐标|位置|经纬度|定位|location|coordinates?|高德|腾讯|百度|地图|gps/gi

/**
 * Reads a pair in decimals, degrees or named axes; unnamed, latitude comes first unless impossible. Returns figures
 * outside their axis, so that the field reports them; null for other text.
 */
export function parseCoordinates(text: string): Place | null {
  const found = readFigures(text)
  if (found?.length !== 2) return null
  const [first, second] = found as [Figure, Figure]
  const isLongitudeFirst = first.axis
    ? first.axis === 'longitude'
    : second.axis
      ? second.axis === 'latitude'
      : Math.abs(first.degrees) > reach.latitude
  const [latitude, longitude] = isLongitudeFirst ? [second, first] : [first, second]
  if (latitude.axis === 'longitude' || longitude.axis === 'latitude') return null
  return { latitude: latitude.degrees, longitude: longitude.degrees }
}

/** Reads one figure, decimal or in degrees, minutes and seconds. Returns null for other text or the other axis. */
export function parseCoordinate(text: string, axis: Axis): number | null {
  const found = readFigures(text)
  if (found?.length !== 1) return null
  const [figure] = found as [Figure]
  return figure.axis && figure.axis !== axis ? null : figure.degrees
}

function readFigures(text: string): Figure[] | null {
  const plain = plainMarks(text)
  const read: (Figure | null)[] = []
  const rest = plain.replace(figures, (...match: (string | undefined)[]) => {
    const [, before, degrees1, minutes1, seconds1, degrees2, minutes2, seconds2, after] = match
    read.push(readFigure(before ?? after, degrees1 ?? degrees2, minutes1 ?? minutes2, seconds1 ?? seconds2))
    return ' '
  })
  const isOnlyCoordinates = /^[\p{P}\p{S}\s]*$/u.test(rest.replace(besides, ' '))
  if (!isOnlyCoordinates || read.includes(null)) return null
  return read as Figure[]
}

function readFigure(word = '', degrees = '', minutes = '0', seconds = '0'): Figure | null {
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null
  const named = words.find(([pattern]) => pattern.test(word))
  const size = Math.abs(Number(degrees)) + Number(minutes) / 60 + Number(seconds) / 3600
  const sign = (degrees.startsWith('-') ? -1 : 1) * (named?.[2] ?? 1)
  return { axis: named?.[1], degrees: roundCoordinate(sign * size) }
}

/** Full-width figures, the many signs for minutes and seconds, and the names of datums out of the way. */
function plainMarks(text: string): string {
  return text
    .replace(/[″〃“”＂]|′′|''/g, '"')
    .replace(/[′‘’＇`´]/g, "'")
    .replace(/º|˚/g, '°')
    .normalize('NFKC')
    .replace(/[−–]/g, '-')
    .replace(/\b(wgs|gcj|bd|cgcs)[-\s]?\d+\b/gi, ' ')
}
