/** A point on the earth in decimal degrees; null where nothing is known (back-office §3, base). */
export type Coordinates = {
  /** From -90 in the south to 90 in the north. */
  latitude: number | null
  /** From -180 in the west to 180 in the east. */
  longitude: number | null
}

export type Axis = keyof Coordinates

/** How far each axis reaches, in degrees. */
export const reach = { latitude: 90, longitude: 180 } satisfies Record<Axis, number>

export const axisNames = { latitude: '纬度', longitude: '经度' } satisfies Record<Axis, string>

const DECIMALS = 1e6

/** China's extent in whole degrees, generously: enough to tell which of two figures is the latitude. */
const CHINA = { latitude: [3, 54], longitude: [73, 136] } as const

/** Six decimals, about a hand's breadth on the ground (back-office §5.3). */
export function roundCoordinate(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS
}

/** The figure as it is typed and stored: never in exponent form, no trailing zeros. */
export function coordinateText(degrees: number | null | undefined): string {
  if (degrees === null || degrees === undefined || Number.isNaN(degrees)) return ''
  return roundCoordinate(degrees)
    .toFixed(6)
    .replace(/\.?0+$/, '')
}

/** Both figures as they are copied: 31.820591, 117.227219; '' where one is missing. */
export function pairText({ latitude, longitude }: Coordinates): string {
  if (latitude === null || longitude === null) return ''
  return `${coordinateText(latitude)}, ${coordinateText(longitude)}`
}

/** The sentence for a figure that its axis does not reach; undefined when it is fine. */
export function rangeMessage(axis: Axis, degrees: number | null): string | undefined {
  if (degrees === null || Math.abs(degrees) <= reach[axis]) return undefined
  return `${axisNames[axis]}应在 -${reach[axis]} 到 ${reach[axis]} 之间`
}

/** Whether the two figures look written the wrong way round: the exchange would make sense, the present order would not. */
export function looksSwapped({ latitude, longitude }: Coordinates): boolean {
  if (latitude === null || longitude === null) return false
  if (Math.abs(latitude) > reach.latitude)
    return Math.abs(latitude) <= reach.longitude && Math.abs(longitude) <= reach.latitude
  return !isInChina(latitude, longitude) && isInChina(longitude, latitude)
}

/** 31°49′14.13″, as on a map sheet's margin; the hemisphere is said in words elsewhere. */
export function degreesMinutesSeconds(degrees: number): string {
  const hundredths = Math.round(Math.abs(degrees) * 3600 * 100)
  const whole = Math.floor(hundredths / 360_000)
  const minutes = Math.floor((hundredths % 360_000) / 6000)
  const seconds = ((hundredths % 6000) / 100).toFixed(2)
  return `${whole}°${String(minutes).padStart(2, '0')}′${seconds.padStart(5, '0')}″`
}

/** 北纬, 南纬, 东经 or 西经. */
export function hemisphere(axis: Axis, degrees: number): string {
  if (axis === 'latitude') return degrees < 0 ? '南纬' : '北纬'
  return degrees < 0 ? '西经' : '东经'
}

function isInChina(latitude: number, longitude: number) {
  const [south, north] = CHINA.latitude
  const [west, east] = CHINA.longitude
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
