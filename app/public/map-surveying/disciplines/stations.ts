/** Height of the drawn ground over each of the eight stations, as a share of the drawing's height. */
export const stationHeights = [0.34, 0.52, 0.43, 0.68, 0.86, 0.62, 0.5, 0.27] as const
