import type { BugReportFile } from '#contract/bug-report/bug-report.ts'
import { formNameOf, nameOf } from './on-screen.ts'

/** A file that somebody chose, dropped or pasted at an input which still stands there. */
interface Chosen {
  readonly input: HTMLInputElement
  readonly file: File
  /** Of a picture, in px; 0 where it is none, or is not known yet. */
  measures: { readonly width: number; readonly height: number }
}

/** Larger ones are not decoded for the sake of a report. */
const MOST_MEASURED_BYTES = 20 * 1024 * 1024
const MOST = 20

/** Global, because the mock mode bar is a separate script that shares no module with the console. */
const PLACE = Symbol.for('tulian.chosen-files')
const places = globalThis as { [PLACE]?: { chosen: Chosen[]; stored: WeakMap<File, string> } }
const memory = (places[PLACE] ??= { chosen: [], stored: new WeakMap() })

/**
 * Remembers which files are chosen: no control of the screen shows them, and no answer brings them back.
 * @returns stops that, and forgets
 */
export function watchFiles(): () => void {
  const types = ['change', 'drop', 'paste'] as const
  for (const type of types) document.addEventListener(type, note, true)
  return () => {
    for (const type of types) document.removeEventListener(type, note, true)
    memory.chosen = []
  }
}

/** From now on a file has an address, which its form holds. */
export function recordStoredFile(file: File, path: string): void {
  memory.stored.set(file, path)
}

/**
 * The chosen files that no record has saved yet: refused, failed, uploading, or held by an open form. Their contents are not read.
 * @param held what the forms hold, as text
 */
export function readFiles(held: string): BugReportFile[] {
  return memory.chosen.flatMap(({ input, file, measures }) => {
    const path = memory.stored.get(file) ?? ''
    const isTaken = input.isConnected && (path === '' || held.includes(JSON.stringify(path)))
    const { name, type, size } = file
    return isTaken ? [{ ...placeOf(input), name, type, size, ...measures, path }] : []
  })
}

/** The input at the place of a file; undefined where there is none. */
export function inputOf({ form, label }: BugReportFile): HTMLInputElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>(INPUT)].find((input) => {
    const place = placeOf(input)
    return place.form === form && place.label === label
  })
}

const INPUT = 'input[type="file"]'

const placeOf = (input: HTMLInputElement) => ({ form: formNameOf(input), label: nameOf(input) })

function note(event: Event): void {
  const files = filesOf(event)
  const input = files.length > 0 ? inputAround(event.target) : undefined
  if (!input) return
  // One input is heard twice where the bar of mock mode and the console both listen.
  const added = files.filter((file) => !memory.chosen.some((each) => each.file === file))
  // A later file takes the place of an earlier one where there is room for one.
  const others = memory.chosen.filter((each) => input.multiple || added.length === 0 || each.input !== input)
  memory.chosen = [...others, ...added.map((file) => measured(input, file))].slice(-MOST)
}

function filesOf(event: Event): File[] {
  if (event.type === 'change')
    return event.target instanceof HTMLInputElement ? [...(event.target.files ?? [])] : []
  const { dataTransfer, clipboardData } = event as Partial<DragEvent & ClipboardEvent>
  return [...((dataTransfer ?? clipboardData)?.files ?? [])]
}

/** The input itself, or that of the field into which something was dropped or pasted. */
function inputAround(target: EventTarget | null): HTMLInputElement | undefined {
  if (target instanceof HTMLInputElement && target.matches(INPUT))
    return isOfPage(target) ? target : undefined
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const input = at.querySelector<HTMLInputElement>(INPUT)
    if (input) return isOfPage(input) ? input : undefined
    if (at.matches('form')) return undefined
  }
  return undefined
}

const isOfPage = (input: Element) => !input.closest('mock-bar, bug-report')

function measured(input: HTMLInputElement, file: File): Chosen {
  const chosen: Chosen = { input, file, measures: { width: 0, height: 0 } }
  if (file.type.startsWith('image/') && file.size <= MOST_MEASURED_BYTES && 'createImageBitmap' in globalThis)
    createImageBitmap(file).then(
      (picture) => {
        chosen.measures = { width: picture.width, height: picture.height }
        picture.close()
      },
      // What cannot be decoded has no measures.
      () => undefined,
    )
  return chosen
}
