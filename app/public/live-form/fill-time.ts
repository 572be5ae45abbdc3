const firstUses = new WeakMap<HTMLFormElement, number>()

/** Remembers when a form was first used since it was last sent. */
export function noteUse(form: HTMLFormElement | null): void {
  if (form && !firstUses.has(form)) firstUses.set(form, performance.now())
}

/** Milliseconds since the form was first used, if that was seen. */
export function fillTimeOf(form: HTMLFormElement): number | undefined {
  const firstUse = firstUses.get(form)
  return firstUse === undefined ? undefined : Math.round(performance.now() - firstUse)
}

/** What is written next is a new message. */
export function forgetUse(form: HTMLFormElement): void {
  firstUses.delete(form)
}
