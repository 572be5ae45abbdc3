import { act, fireEvent } from '@testing-library/react'
import { waitUntilSettled } from './screen-text.ts'

/** Elements of the page in its order. */
export const all = (selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<HTMLElement>(selector),
]

/** What a button is called. */
export const labelOf = (element: Element | undefined) =>
  element?.getAttribute('aria-label') ?? element?.textContent ?? ''

/** The first button whose name matches; undefined where there is none. */
export const button = (label: RegExp, within?: ParentNode) =>
  all('button, [role="menuitem"]', within).find((each) => label.test(labelOf(each)))

/** The dialog that stands above all others. */
export const dialog = () => all('[role="dialog"]').at(-1)

/** The question before an act; notices have the same role. */
export const question = () => all('[role="alertdialog"]').find((each) => button(/^(确定|彻底删除)$/, each))

/** What holds the foremost table: a dialog with a list of its own, or the page. */
const listed = () => all('[role="dialog"]').findLast((each) => each.querySelector('[role="table"]')) ?? document.body // oxfmt-ignore

/** A button above the foremost table. */
export const tool = (label: RegExp) => button(label, listed())

/** The rows of the foremost table, its headings first. */
export const rows = () => all('[role="table"] [role="row"]', listed())

/** The row of the first record; nothing where there is none. */
export const firstRow = () => rows()[1] ?? document.createElement('p')

/** A button of the first record's row. */
export const buttonInFirstRow = (label: RegExp) => button(label, firstRow())

/** The form of a page that is one record. */
export const pageForm = () => all('form').find((form) => !form.closest('[role="dialog"]'))

/**
 * Presses something and waits until all is answered and drawn.
 * @throws where there is nothing to press
 */
export async function click(element: HTMLElement | undefined): Promise<void> {
  if (!element) throw new Error(`Nothing to press in:\n${document.body.textContent?.slice(-600)}`)
  await act(async () => void fireEvent.click(element))
  await waitUntilSettled()
}

/** The first input of words that can be typed into. */
export const input = (within: ParentNode | undefined) =>
  all('input:not([type]), input[type="text"], textarea', within ?? document.createElement('p')).find(
    (each): each is HTMLInputElement =>
      !each.hasAttribute('readonly') &&
      !each.hasAttribute('disabled') &&
      each.getAttribute('role') !== 'combobox' && // oxfmt-ignore
      each.getAttribute('inputmode') !== 'numeric',
  )

const TYPED = '改'

/** Types a sign more into the first input; nothing where there is none. */
export async function typeInto(within: ParentNode | undefined): Promise<void> {
  const field = input(within)
  if (!field) return
  fireEvent.change(field, { target: { value: `${field.value}${TYPED}` } })
  await waitUntilSettled()
}

/** Fills in an input in the place of what it held. */
export async function fill(element: HTMLElement | undefined, value: string): Promise<void> {
  if (!element) throw new Error('There is no input')
  await act(async () => void fireEvent.change(element, { target: { value } }))
}

/**
 * Sends a form.
 * @throws where there is none
 */
export async function submit(within: ParentNode | undefined): Promise<void> {
  const form = within instanceof HTMLFormElement ? within : within?.querySelector('form')
  if (!form) throw new Error('There is no form')
  await act(async () => void fireEvent.submit(form))
  await waitUntilSettled()
}

/** What is to be said of a dialog: how many stand open, and what was typed into the foremost. */
export const openDialogs = (): unknown[] => [`${all('[role="dialog"]').length} 个对话框开着`, input(dialog())?.value] // oxfmt-ignore
