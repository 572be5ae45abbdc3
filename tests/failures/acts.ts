import type { FailureKind } from '#mocks/failures/failure-kinds.ts'
import {
  all,
  button,
  click,
  dialog,
  firstRow,
  input,
  buttonInFirstRow,
  labelOf,
  openDialogs,
  pageForm,
  question,
  rows,
  submit,
  tool,
  typeInto,
} from './user-actions.ts'

/** Something an administrator does on a screen, by which a call is made. */
export interface Act {
  /** In Chinese, as the table shows it. */
  name: string
  /** Up to the press: opens the dialog, types. */
  begin: () => Promise<void>
  /** Makes the call. */
  press: () => Promise<void>
  /** What a failure must leave as it is; the same before and after. */
  standing: () => unknown
  /** Kinds of failure for which the screen has a sentence that goes before the server's. */
  saysOwn?: readonly FailureKind[] | 'always'
  /** Whether the screen goes on with what the answer holds: of another shape it is no success. */
  readsAnswer?: boolean
  /** Whether what was typed is kept when the session ends. */
  isDrafted?: boolean
}

/** An act that is found on the screen, and not listed by hand. */
export interface FoundAct extends Act {
  /** Whether the screen offers it. */
  isOffered: () => boolean
}

const nothing = async () => undefined
/** What shows one record to visitors, or hides it. */
const flip = () => all('[role="switch"]', firstRow())[0] ?? buttonInFirstRow(/^(标记为|发布|下架|启用|禁用)/)
/** A switch for many records, above their table. */
const flipOfMany = () => all('[role="switch"]').find((each) => !each.closest('[role="table"], form'))
const boxes = () => rows().flatMap((row) => all('input[type="checkbox"]', row)) as HTMLInputElement[]

const inDialog = (name: string, opens: RegExp): FoundAct => ({
  name,
  isOffered: () => buttonInFirstRow(opens) !== undefined,
  async begin() {
    await click(buttonInFirstRow(opens))
    await typeInto(dialog())
  },
  press: () => submit(dialog()),
  standing: openDialogs,
  isDrafted: true,
})

const switching = (name: string, found: () => HTMLElement | undefined): FoundAct => ({
  name,
  isOffered: () => found() !== undefined,
  begin: nothing,
  press: () => click(found()),
  standing: () => [found()?.getAttribute('aria-checked'), labelOf(found())],
})

/** What can be done on any panel, at the foremost table or on its page. */
export const acts: readonly FoundAct[] = [
  inDialog('编辑', /^编辑/),
  inDialog('复制后新增', /^复制/),
  switching('启停', flip),
  switching('整类启停', flipOfMany),
  {
    name: '删除',
    isOffered: () => buttonInFirstRow(/^删除/) !== undefined,
    begin: nothing,
    async press() {
      await click(buttonInFirstRow(/^删除/))
      await click(button(/^确定/, question()))
    },
    standing: () => rows().length,
  },
  {
    name: '批量操作',
    isOffered: () => boxes().length > 1,
    async begin() {
      const [, first] = boxes()
      if (first?.checked === false) await click(first)
    },
    async press() {
      await click(button(/^批量/))
      const asked = question()
      if (asked) await click(button(/^确定/, asked))
    },
    standing: () => boxes().filter(({ checked }) => checked).length,
  },
  {
    name: '调整顺序',
    isOffered: () => tool(/^调整顺序/) !== undefined && rows().length > 2,
    async begin() {
      await click(tool(/^调整顺序/))
      await click(button(/^下移/, dialog()))
    },
    press: () => submit(dialog()),
    standing: () => [
      ...openDialogs(),
      all('button', dialog())
        .map(labelOf)
        .filter((label) => label.startsWith('下移'))
        .join(),
    ],
  },
  {
    name: '保存',
    isOffered: () => pageForm() !== undefined || (rows().length === 0 && button(/^编辑$/) !== undefined),
    async begin() {
      if (!pageForm()) await click(button(/^编辑$/))
      await typeInto(pageForm())
    },
    press: () => submit(pageForm()),
    standing: () => [pageForm() ? '表单开着' : '表单关了', input(pageForm())?.value],
    isDrafted: true,
  },
]
