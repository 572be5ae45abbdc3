import type { DemoRecord } from '#content/demo/demo-record.ts'

/** What a case tells: what was needed, what was done, what was handed over. */
export interface Story {
  need: string
  work: string
  result: string
  /** Single facts under the result. */
  facts?: readonly string[]
  /** A second picture with its caption. */
  figure?: readonly [picture: string, caption: string]
}

/** One case of a category; `picture` is the part of the file name after `demo-`. */
export function successCase(category: string, title: string, picture: string, story: Story): DemoRecord {
  const { need, work, result, facts = [], figure } = story
  const parts = [
    `<h2>项目背景</h2><p>${need}</p>`,
    `<h2>我们的做法</h2><p>${work}</p>`,
    figure && illustration(figure),
    `<h2>交付成果</h2><p>${result}</p>`,
    facts.length > 0 && `<ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`,
  ]
  const content = parts.filter(Boolean).join('')
  return { title, description: result, category, imageUrl: `demo-${picture}.webp`, content }
}

function illustration([picture, caption]: readonly [string, string]): string {
  return `<figure><img src="/upload/demo-${picture}.webp" alt="${caption}" /><figcaption>${caption}</figcaption></figure>`
}
