type Named<Part> = Readonly<Record<string, Part>>

/** Each made into something else, under its name. */
export function mapped<Part, Made>(named: Named<Part>, make: (part: Part) => Made): Record<string, Made> {
  return Object.fromEntries(Object.entries(named).map(([name, part]) => [name, make(part)]))
}

/** Those whose names are wanted. */
export function only<Part>(named: Named<Part>, isWanted: (name: string) => boolean): Record<string, Part> {
  return Object.fromEntries(Object.entries(named).filter(([name]) => isWanted(name)))
}
