/** One record of the demonstration content: declared names and plain values; times in UTC as stores keep them. */
export type DemoRecord = Readonly<Record<string, DemoValue>>

type DemoValue = string | number | readonly string[] | readonly Readonly<Record<string, string>>[]

/** What a content type's folder brings along: rows by name of the type. */
export type DemoContent = Readonly<Record<string, readonly DemoRecord[]>>
