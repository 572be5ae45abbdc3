import type { Scenario } from './scenario.ts'

/** What the scenario `server-message-on-save` answers. */
export const SERVER_MESSAGE = '服务器提示：该内容正在审核，暂时不能保存'

const group = 'saving'

/** Ways in which what was written is not stored. */
export const savingScenarios = {
  'server-message-on-save': {
    group,
    label: '保存时服务器返回提示',
    stages: 'public-site §8, back-office §8: a code other than 200 with a message, for uploads too',
    composition: `write|upload=400(${SERVER_MESSAGE})`,
  },
  'no-message-on-save': {
    group,
    label: '保存失败且没有提示',
    stages: 'public-site §8, back-office §8: a failure without a message, for the general sentences',
    composition: 'write=500()',
  },
  'server-failure-on-save': {
    group,
    label: '保存时服务器内部错误',
    stages: 'back-office §8: the server fails and says no more than its general sentence',
    composition: 'write=500',
  },
  'old-server-on-save': {
    group,
    label: '保存失败但状态码为200',
    stages: 'public-site §8, back-office §8: a code other than 200 in an answer with HTTP 200',
    composition: `write=400(${SERVER_MESSAGE}),as:200`,
  },
  'old-server-on-load': {
    group,
    label: '加载失败但状态码为200',
    stages: 'public-site §8, back-office §8: a load with a code other than 200 and HTTP 200',
    composition: 'load=500,as:200',
  },
  'field-errors-on-save': {
    group,
    label: '字段校验不通过',
    stages: 'back-office §8: a save is refused with an error of a field',
    composition: 'write=fields',
  },
  conflict: {
    group,
    label: '记录已被他人修改',
    stages: 'decisions X-79: a stale save is answered with the current record',
    composition: 'write=409',
  },
  'too-many': {
    group,
    label: '提交过于频繁',
    stages:
      'public-site §8: a message or an application is refused for now (docs/operations/http.md#状态码, 429)',
    composition: 'limited=429',
  },
  'plain-text-failure': {
    group,
    label: '纯文本接口返回失败',
    stages: 'back-office §8: honours, copyrights and certifications show the text of the body',
    composition: 'write.plain-text=400(保存失败：该证书编号已经登记)',
  },
  'msg-failure': {
    group,
    label: '自动驾驶接口返回失败',
    stages: 'back-office §8: autonomous driving shows msg',
    composition: 'write.with-msg=400(保存失败：该分类下的条目已满)',
  },
  'truthy-data-failure': {
    group,
    label: '技术服务接口返回失败',
    stages: 'back-office §7.3, decisions X-23: data is null, so the tech service was not saved',
    composition: 'write.truthy-data=400(保存失败：图片数量超过限制)',
  },
} satisfies Record<string, Scenario>
