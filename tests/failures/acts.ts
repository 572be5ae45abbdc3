import { act, fireEvent } from '@testing-library/react'
import { settled } from './look.ts'

/** Something an administrator does on a screen, by which a call is made; found on the screen, not listed by hand. */
export interface Act {
  /** In Chinese, as the table shows it. */
  name: string
  /** Whether the screen offers it. */
  isOffered: () => boolean
  /** Up to the press: opens the dialog, types. */
  begin: () => Promise<void>
  /** Makes the call. */
  press: () => Promise<void>
  /** What a failure must leave as it is; the same before and after. */
  standing: () => unknown
  /** Whether what was typed is kept when the session ends. */
  isDrafted?: boolean
}

const all = (selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<HTMLElement>(selector),
]
const labelOf = (element: Element | undefined) =>
  element?.getAttribute('aria-label') ?? element?.textContent ?? ''
const button = (label: RegExp, within?: ParentNode) =>
  all('button', within).find((each) => label.test(labelOf(each)))
const dialog = () => all('[role="dialog"]').at(-1)
const rows = () => all('[role="row"]').length

async function click(element: HTMLElement | undefined): Promise<void> {
  if (!element) throw new Error(`Nothing to press in:\n${document.body.textContent?.slice(-600)}`)
  await act(async () => void fireEvent.click(element))
  await settled()
}

const TYPED = '改'
/** The first input of words that can be typed into. */
const input = (within: ParentNode | undefined) =>
  all('input:not([type]), input[type="text"], textarea', within ?? document.createElement('p')).find(
    (each): each is HTMLInputElement =>
      !each.hasAttribute('readonly') &&
      !each.hasAttribute('disabled') &&
      each.getAttribute('role') !== 'combobox' && // oxfmt-ignore
      each.getAttribute('inputmode') !== 'numeric',
  )

async function typeInto(within: ParentNode | undefined): Promise<void> {
  const field = input(within)
  if (!field) return
  fireEvent.change(field, { target: { value: `${field.value}${TYPED}` } })
  await settled()
}

const submit = async (within: ParentNode | undefined) => {
  const form = within?.querySelector('form') ?? (within instanceof HTMLFormElement ? within : undefined)
  if (!form) throw new Error('There is no form')
  await act(async () => void fireEvent.submit(form))
  await settled()
}

const pageForm = () => all('form').find((form) => !form.closest('[role="dialog"]'))
const table = () => all('[role="row"]').length > 1
const inRow = (label: RegExp) => button(label, all('[role="row"]')[1])
const whatFlips = () => all('[role="switch"]')[0] ?? inRow(/^(标记为|发布|下架|启用|禁用)/)

/** The question before an act; notices have the same role. */
const question = () => all('[role="alertdialog"]').find((each) => button(/^(确定|放弃)/, each))

/** Closes what is open, without saving. */
async function leave(): Promise<void> {
  const open = dialog()
  if (!open) return
  await click(button(/^(取消|关闭)/, open))
  const asked = question()
  if (asked) await click(button(/^(确定|放弃)/, asked))
}

const inDialog = (name: string, opens: RegExp): Act => ({
  name,
  isOffered: () => table() && inRow(opens) !== undefined,
  async begin() {
    await leave()
    await click(inRow(opens))
    await typeInto(dialog())
  },
  press: () => submit(dialog()),
  standing: () => [dialog() ? '对话框开着' : '对话框关了', input(dialog())?.value],
  isDrafted: true,
})

export const acts: readonly Act[] = [
  inDialog('编辑', /^编辑/),
  inDialog('复制后新增', /^复制/),
  {
    name: '启停',
    isOffered: () => whatFlips() !== undefined,
    begin: leave,
    press: () => click(whatFlips()),
    standing: () => [whatFlips()?.getAttribute('aria-checked'), labelOf(whatFlips())],
  },
  {
    name: '删除',
    isOffered: () => table() && inRow(/^删除/) !== undefined,
    begin: leave,
    async press() {
      await click(inRow(/^删除/))
      await click(button(/^确定/, question()))
    },
    standing: rows,
  },
  {
    name: '批量操作',
    isOffered: () => all('[role="row"] input[type="checkbox"]').length > 1,
    async begin() {
      await leave()
      const [, first] = all('[role="row"] input[type="checkbox"]') as HTMLInputElement[]
      if (first?.checked === false) await click(first)
    },
    async press() {
      await click(button(/^批量/))
      const asked = question()
      if (asked) await click(button(/^确定/, asked))
    },
    standing: () => all('[role="row"] input[type="checkbox"]').filter((each) => (each as HTMLInputElement).checked).length, // oxfmt-ignore
  },
  {
    name: '调整顺序',
    isOffered: () => button(/^调整顺序/) !== undefined && rows() > 2,
    async begin() {
      await leave()
      await click(button(/^调整顺序/))
      await click(button(/^下移/, dialog()))
    },
    press: () => submit(dialog()),
    standing: () => [
      dialog() ? '对话框开着' : '对话框关了',
      all('button', dialog())
        .map(labelOf)
        .filter((label) => label.startsWith('下移'))
        .join(),
    ],
  },
  {
    name: '保存',
    isOffered: () => pageForm() !== undefined || (!table() && button(/^编辑$/) !== undefined),
    async begin() {
      if (!pageForm()) await click(button(/^编辑$/))
      await typeInto(pageForm())
    },
    press: () => submit(pageForm()),
    standing: () => [pageForm() ? '表单开着' : '表单关了', input(pageForm())?.value],
    isDrafted: true,
  },
]
