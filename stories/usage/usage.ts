import type { ReactNode } from 'react'
import type { Folder } from '#design-system/component-registry.ts'
import type { Criterion } from './criteria.ts'

/** At least one. */
type Some<T> = [T, ...T[]]

/** A text in Chinese; what stands between backticks is code. */
export type Text = string

/**
 * A usage page's content for one component; only `development` is optional. The page itself adds headings, order,
 * tokens and change log (.storybook/docs/usage/).
 */
export interface Usage {
  /** 何时使用: situations in which it is the right choice. */
  when: Some<Text>
  /** 何时不用: situations in which another component, or none, is. */
  whenNot: Some<Text | Instead>
  /** 结构: what it is made of, shown on a story. */
  anatomy: Anatomy
  /** 该做与不该做: pairs of live examples. */
  practices: Some<Practice>
  /** 内容规则: how its words are written. */
  wording: Some<Text>
  /** 键盘: what each key does; one line that says why there are none where it takes no focus. */
  keyboard: Some<[keys: string, effect: Text]>
  /** 读屏: what is heard. */
  screenReader: Some<Text>
  /** 无障碍标准: the criteria it meets, and by what. */
  criteria: Partial<Record<Criterion, Text>>
  /** 相关组件: others that are considered with it, and how they differ. */
  related: Partial<Record<Folder, Text>>
  /** 成熟度. */
  maturity: Maturity
  /** 开发须知: what a developer must know beside the properties, at the end of the page. */
  development?: Some<Text>
}

/** A situation, and the component that suits it. */
export interface Instead {
  /** What is wanted. */
  wanted: Text
  /** What does it. */
  use: Folder
}

/** Parts of a component, found by selector on a story of it. */
export interface Anatomy {
  /** The story's export name. */
  story: string
  /** In the order of their numbers. */
  parts: Some<AnatomyPart>
}

export interface AnatomyPart {
  /** Finds the part's element in the story; the first one counts. */
  at: string
  /** What it is called. */
  name: string
  /** What it is there for, or when it is missing. */
  note: Text
}

/** One rule as two live examples. */
export interface Practice {
  good: Example
  bad: Example
}

export interface Example {
  /** Components as the product would draw them. */
  shows: ReactNode
  /** Why it is right or wrong. */
  says: Text
}

/**
 * 草稿: looks or properties may change. 已评审: stories, pictures and accessibility reviewed. 稳定: also used without
 * breaking change.
 */
export interface Maturity {
  status: '草稿' | '已评审' | '稳定'
  /**
   * The day of the review since which this holds, as in 2026-11-25. What changed later is found in the history and told
   * (since-review.ts); who looks it through again writes the new day.
   */
  since: `${number}-${number}-${number}`
}
