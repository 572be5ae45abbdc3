const FOCUSABLE = 'a[href], button, summary, [tabindex]'

/** Which of an element's links and buttons has the focus, counted from 0; -1 where none has. */
export const focusedPlaceIn = (element: HTMLElement | null): number =>
  placesIn(element).findIndex((each) => each === document.activeElement)

/** Gives the focus to the link or button at that place, without scrolling there; does nothing for -1. */
export function focusPlaceIn(element: HTMLElement | null, place: number): void {
  placesIn(element)[place]?.focus({ preventScroll: true })
}

const placesIn = (element: HTMLElement | null) => [
  ...(element?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []),
]
