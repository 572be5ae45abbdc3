import { expect, test } from 'vitest'
import { coordinateText, degreesMinutesSeconds, looksSwapped, rangeMessage } from './coordinates.ts'
import { parseCoordinate, parseCoordinates } from './parse-coordinates.ts'

const HEFEI = { latitude: 31.820591, longitude: 117.227219 }

test.each([
  ['31.820591, 117.227219'],
  ['31.820591，117.227219'],
  ['117.227219,31.820591'],
  ['(31.820591 117.227219)'],
  ['３１．８２０５９１，１１７．２２７２１９'],
  ['东经117.227219° 北纬31.820591°'],
  ['北纬 31.820591 度，东经 117.227219 度'],
  ['纬度：31.820591 经度：117.227219'],
  ['坐标：117.227219°E, 31.820591°N（GCJ-02）'],
  ['N31.820591 E117.227219'],
  ['lng=117.227219&lat=31.820591'],
  ['{"lng":117.227219,"lat":31.820591}'],
  ['{"latitude": 31.820591, "longitude": 117.227219}'],
])('Both figures are read out of %s', (text) => {
  expect(parseCoordinates(text)).toEqual(HEFEI)
})

test.each([
  [`31°49'14.13"N 117°13'37.99"E`],
  [`N31°49′14.13″ E117°13′37.99″`],
  ['北纬31度49分14.13秒，东经117度13分37.99秒'],
  [`东经117°13′37.99″、北纬31°49′14.13″`],
  [`31º49’14.13”, 117º13’37.99”`],
])('Degrees, minutes and seconds are read out of %s', (text) => {
  expect(parseCoordinates(text)).toEqual({ latitude: 31.820592, longitude: 117.227219 })
})

test('South and west are negative', () => {
  expect(parseCoordinates('南纬33.8688° 西经70.5°')).toEqual({ latitude: -33.8688, longitude: -70.5 })
  expect(parseCoordinates('-33.8688, 151.2093')).toEqual({ latitude: -33.8688, longitude: 151.2093 })
})

test.each([
  [''],
  ['31.820591'],
  ['合肥市高新区 88 号 5 楼'],
  ['31.8, 117.2, 20'],
  ['东经117.2° 东经31.8°'],
  [`31°75'00"N 117°13'37"E`],
])('%s is not taken for coordinates', (text) => {
  expect(parseCoordinates(text)).toBeNull()
})

test('Figures beyond their axes are read, for the field to say so', () => {
  expect(parseCoordinates('117.2, 118.3')).toEqual({ latitude: 118.3, longitude: 117.2 })
  expect(parseCoordinates('95.1N 217.2E')).toEqual({ latitude: 95.1, longitude: 217.2 })
})

test('A single figure is read for its axis only', () => {
  expect(parseCoordinate('31.8205912', 'latitude')).toBe(31.820591)
  expect(parseCoordinate(`31°49'14.13"`, 'latitude')).toBe(31.820592)
  expect(parseCoordinate('西经70.5°', 'longitude')).toBe(-70.5)
  expect(parseCoordinate('东经117.2°', 'latitude')).toBeNull()
  expect(parseCoordinate('三十一', 'latitude')).toBeNull()
})

test('A figure beyond its axis is told with its bounds', () => {
  expect(rangeMessage('latitude', 90.000001)).toBe('纬度应在 -90 到 90 之间')
  expect(rangeMessage('longitude', -181)).toBe('经度应在 -180 到 180 之间')
  expect(rangeMessage('latitude', -90)).toBeUndefined()
  expect(rangeMessage('longitude', null)).toBeUndefined()
})

test('An exchanged pair is noticed, an unusual place is not', () => {
  expect(looksSwapped({ latitude: 117.227219, longitude: 31.820591 })).toBe(true)
  expect(looksSwapped({ latitude: 87.6, longitude: 43.8 })).toBe(true)
  expect(looksSwapped(HEFEI)).toBe(false)
  expect(looksSwapped({ latitude: -33.8, longitude: 151.2 })).toBe(false)
  expect(looksSwapped({ latitude: 117.2, longitude: 118 })).toBe(false)
  expect(looksSwapped({ latitude: 117.2, longitude: null })).toBe(false)
})

test('Figures are written with at most six decimals', () => {
  expect(coordinateText(31.8205912)).toBe('31.820591')
  expect(coordinateText(0.0000001)).toBe('0')
  expect(coordinateText(117)).toBe('117')
  expect(coordinateText(null)).toBe('')
  expect(degreesMinutesSeconds(31.999999)).toBe('32°00′00.00″')
  expect(degreesMinutesSeconds(-117.227219)).toBe('117°13′37.99″')
})
