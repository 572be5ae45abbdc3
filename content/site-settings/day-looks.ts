/** How the whole site can be dressed for some days, by the value of `data-day`. Visitors download the names of the look only. */
export const dayLooks = {
  mourning: '哀悼日（全站素灰）',
  spring: '春节（红与金）',
  national: '国庆（红）',
} as const

/** One of the looks. */
export type DayLook = keyof typeof dayLooks
