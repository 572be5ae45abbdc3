import gcoord from 'gcoord'
import { roundCoordinate, type Axis } from './coordinates.ts'

/** Reference systems whose figures differ by hundreds of metres in China. */
export type Datum = 'GCJ-02' | 'BD-09' | 'WGS-84'

/** What people know each of them by. */
export const datumNames = {
  'GCJ-02': '高德、腾讯地图（GCJ-02）',
  'BD-09': '百度地图（BD-09）',
  'WGS-84': 'GPS 设备（WGS-84）',
} satisfies Record<Datum, string>

const systems = { 'GCJ-02': gcoord.GCJ02, 'BD-09': gcoord.BD09, 'WGS-84': gcoord.WGS84 } as const

/** Words by which a copied text says where its figures are from. */
const marks: readonly [RegExp, Datum][] = [
  [/gcj[-\s]?02|高德|腾讯/i, 'GCJ-02'],
  [/bd[-\s]?09|百度/i, 'BD-09'],
  [/wgs[-\s]?84|gps/i, 'WGS-84'],
]

/** A point both of whose figures are known. */
export type Place = Record<Axis, number>

/** The same point in another reference system, with six decimals. */
export function convertDatum({ latitude, longitude }: Place, from: Datum, to: Datum): Place {
  const [east, north] = gcoord.transform([longitude, latitude], systems[from], systems[to])
  return { latitude: roundCoordinate(north), longitude: roundCoordinate(east) }
}

/** The reference system that a text names; undefined where it names none, or several. */
export function datumIn(text: string): Datum | undefined {
  const named = marks.filter(([mark]) => mark.test(text))
  return named.length === 1 ? named[0]?.[1] : undefined
}
