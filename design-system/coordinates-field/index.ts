export { CoordinatesField, type CoordinatesFieldProps, type Datum } from './coordinates-field.tsx'
export type { Coordinates } from './coordinates.ts'
