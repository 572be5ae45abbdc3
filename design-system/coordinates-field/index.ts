export { CoordinatesField, type CoordinatesFieldProps } from './coordinates-field.tsx'
export type { Coordinates } from './coordinates.ts'
export type { Datum } from './datum.ts'
