/** A set of mock rules that has a name. */
export interface Scenario {
  /** Where the scenario switch lists it. */
  group: ScenarioGroup
  /** What the scenario switch calls it. */
  label: string
  /** The lines of the two error catalogues that it makes happen, with their section. */
  stages: string
  /** What it is composed of, in the language of mock rules (docs/mocks.md); nothing for `normal`. */
  composition: string
}

/** The parts of the scenario switch, in its order. */
export const scenarioGroups = {
  general: '常用',
  content: '内容',
  saving: '保存',
  session: '登录',
  upload: '上传',
  network: '网络与代理',
  load: '加载失败',
  save: '保存失败',
  status: '状态更新失败',
  delete: '删除失败',
  empty: '单项为空',
} as const

export type ScenarioGroup = keyof typeof scenarioGroups
