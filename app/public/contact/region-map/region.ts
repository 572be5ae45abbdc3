import type { Coordinates } from '#app/public/contact/bases/base-place.ts'
import type { Extent } from './projection.ts'

/** What the drawing shows: Anhui and the western half of Jiangsu. */
export const extent: Extent = { west: 115.05, east: 120.45, south: 29.8, north: 34.4 }

/** The kilometres that the scale bar measures. */
export const SCALE_KM = 100

export interface MapName extends Coordinates {
  name: string
  kind: 'province' | 'city' | 'water' | 'peak'
  /** A minor name is left out on a phone. */
  isMinor?: true
  /** The side of its spot on which a city's name stands; right of it otherwise. */
  side?: 'left'
}

/** Names on the drawing, at their places in degrees; a peak is named by its height in metres. */
export const mapNames: readonly MapName[] = [
  { kind: 'province', name: '安徽', longitude: 117.62, latitude: 32.32 },
  { kind: 'province', name: '江苏', longitude: 119.55, latitude: 33.1 },
  { kind: 'province', name: '河南', longitude: 115.32, latitude: 32.2, isMinor: true },
  { kind: 'province', name: '湖北', longitude: 115.45, latitude: 30.75, isMinor: true },
  { kind: 'province', name: '浙江', longitude: 119.85, latitude: 30.72, isMinor: true },
  { kind: 'city', name: '合肥', longitude: 117.28, latitude: 31.86 },
  { kind: 'city', name: '南京', longitude: 118.8, latitude: 32.06, isMinor: true },
  { kind: 'city', name: '蚌埠', longitude: 117.39, latitude: 32.92 },
  { kind: 'city', name: '淮南', longitude: 117.02, latitude: 32.63 },
  { kind: 'city', name: '阜阳', longitude: 115.81, latitude: 32.89, isMinor: true },
  { kind: 'city', name: '六安', longitude: 116.51, latitude: 31.73 },
  { kind: 'city', name: '安庆', longitude: 117.05, latitude: 30.52, isMinor: true },
  { kind: 'city', name: '池州', longitude: 117.49, latitude: 30.66, isMinor: true },
  { kind: 'city', name: '铜陵', longitude: 117.81, latitude: 30.95, isMinor: true },
  { kind: 'city', name: '芜湖', longitude: 118.38, latitude: 31.33 },
  { kind: 'city', name: '马鞍山', longitude: 118.51, latitude: 31.67, isMinor: true },
  { kind: 'city', name: '宣城', longitude: 118.76, latitude: 30.94, isMinor: true },
  { kind: 'city', name: '滁州', longitude: 118.32, latitude: 32.3, isMinor: true },
  { kind: 'city', name: '扬州', longitude: 119.41, latitude: 32.39 },
  { kind: 'city', name: '镇江', longitude: 119.43, latitude: 32.19, isMinor: true },
  { kind: 'city', name: '泰州', longitude: 119.92, latitude: 32.46, isMinor: true },
  { kind: 'city', name: '常州', longitude: 119.97, latitude: 31.81, isMinor: true },
  { kind: 'city', name: '淮安', longitude: 119.02, latitude: 33.61 },
  { kind: 'city', name: '盐城', longitude: 120.16, latitude: 33.35, side: 'left' },
  { kind: 'water', name: '长江', longitude: 118.08, latitude: 31.28 },
  { kind: 'water', name: '淮河', longitude: 118.15, latitude: 33.02 },
  { kind: 'water', name: '巢湖', longitude: 117.56, latitude: 31.54 },
  { kind: 'water', name: '洪泽湖', longitude: 118.6, latitude: 33.28 },
  { kind: 'water', name: '太湖', longitude: 120.16, latitude: 31.2 },
  { kind: 'peak', name: '1777 m', longitude: 116.18, latitude: 31.12 },
  { kind: 'peak', name: '1489 m', longitude: 116.45, latitude: 30.73, isMinor: true },
]
