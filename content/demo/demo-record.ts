/** One record of the demonstration content: declared names and plain values; times in UTC as stores keep them. */
export type DemoRecord = Readonly<Record<string, DemoValue>>

type DemoValue = string | number | readonly string[] | readonly Readonly<Record<string, string>>[]
