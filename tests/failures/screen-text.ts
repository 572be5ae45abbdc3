import { act } from '@testing-library/react'
import { isAsking } from '#tests/panels/console-fixture.tsx'
import { rawText } from './raw-text.ts'

/** Waits until every call is answered and drawn. */
export async function waitUntilSettled(): Promise<void> {
  for (let quiet = 0; quiet < 4;) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
    quiet = isAsking() ? 0 : quiet + 1
  }
}

/** The messages now on the screen, in page order: alerts, statuses, and texts at invalid fields or unsaved files. */
export function messagesOnScreen(): string[] {
  const told = [...document.querySelectorAll('[role="alert"], [role="status"], [role="alertdialog"]')]
  const atFields = [
    ...document.querySelectorAll('[aria-invalid="true"], [role="group"][aria-describedby]'),
  ].flatMap((input) =>
    (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)),
  )
  const ofFiles = document.querySelectorAll('[aria-label="上传中的文件"] > li')
  const texts = [...told, ...atFields, ...ofFiles].map((element) => (element ? wordsOf(element) : ''))
  const sentences = texts.filter((text) => text !== '' && !NO_NEWS.test(text))
  return [...new Set([...sentences, ...quietSentences()])]
}

/** How many there are, and what a field is for, is no news of a failure. */
const NO_NEWS = /^((共|找到) \d+ 条|第 \d+ 页|支持 |坐标系：)/

/** Alerts alone, as a load that failed shows them. */
export function alertsOnScreen(): string[] {
  const texts = [...document.querySelectorAll('[role="alert"]')].map((alert) => wordsOf(alert))
  return [...new Set([...texts.filter(Boolean), ...quietSentences()])]
}

/** Messages in the text that interrupt no one: the login's reason, and the replacement of a number. */
const QUIET = ['登录已过期，请重新登录', '未能取得最新数据', '合作企业共 — 家']

const quietSentences = () => QUIET.filter((each) => document.body.textContent?.includes(each))

/** Its words, without those of its buttons. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const button of copy.querySelectorAll('button, [role="alert"], [role="status"]')) button.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** What is wrong with the page as a whole; nothing where it stands. */
export function pageFaults(): string[] {
  const text = document.body.textContent ?? ''
  return [
    ...(/[\u4e00-\u9fff]{2}/.test(text) ? [] : ['白屏：页面上没有一句中文']),
    ...(text.includes('面板暂时无法显示') ? ['面板垮了'] : []),
    ...(rawText(text) ? [`机器的原文：${rawText(text)}`] : []),
  ]
}
