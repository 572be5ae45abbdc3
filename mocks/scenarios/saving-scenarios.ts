import type { FieldSet } from '#contract/fields/field.ts'
import type { Match } from '#contract/engine/matcher.ts'
import { Refusal, type FieldError } from '#contract/engine/refusal.ts'
import { messages } from '#contract/messages.ts'
import { around, insteadOf, refused, refusing } from './instead-of.ts'
import { isLimited, isLoad, isUpload, isWrite } from './acts.ts'
import type { Scenario } from './scenario.ts'
import { asSuccess, withoutMessage } from './shaped-failures.ts'

/** What the scenario `server-message-on-save` answers. */
export const SERVER_MESSAGE = '服务器提示：该内容正在审核，暂时不能保存'

const group = 'saving'
const serverMessage = () => new Refusal(400, SERVER_MESSAGE)
const repliedAs = (name: string) => (matched: Match) => isWrite(matched) && matched.call.reply.name === name

/** Ways in which what was written is not stored. */
export const savingScenarios = {
  'server-message-on-save': {
    group,
    label: '保存时服务器返回提示',
    stages: 'public-site §8, back-office §8: a code other than 200 with a message, for uploads too',
    wrap: refusing((matched) => isWrite(matched) || isUpload(matched), serverMessage),
  },
  'no-message-on-save': {
    group,
    label: '保存失败且没有提示',
    stages: 'public-site §8, back-office §8: a failure without a message, for the general sentences',
    wrap: insteadOf(isWrite, (matched) => withoutMessage(matched, 500)),
  },
  'server-failure-on-save': {
    group,
    label: '保存时服务器内部错误',
    stages: 'back-office §8: the server fails and says no more than its general sentence',
    wrap: refusing(isWrite, () => new Refusal(500, messages.failed)),
  },
  'old-server-on-save': {
    group,
    label: '保存失败但状态码为200',
    stages: 'public-site §8, back-office §8: a code other than 200 in an answer with HTTP 200',
    wrap: insteadOf(isWrite, (matched) => asSuccess(refused(matched, serverMessage()))),
  },
  'old-server-on-load': {
    group,
    label: '加载失败但状态码为200',
    stages: 'public-site §8, back-office §8: a load with a code other than 200 and HTTP 200',
    wrap: insteadOf(isLoad, (matched) => asSuccess(refused(matched, new Refusal(500, messages.failed)))),
  },
  'field-errors-on-save': {
    group,
    label: '字段校验不通过',
    stages: 'back-office §8: a save is refused with an error of a field',
    wrap: refusing(isWrite, (matched) => {
      const errors = fieldErrors(matched)
      return new Refusal(400, errors[0]?.message ?? messages.checkForm, { errors })
    }),
  },
  conflict: {
    group,
    label: '记录已被他人修改',
    stages: 'decisions X-79: a stale save is answered with the current record',
    wrap: around(isWrite, (answer) => (request, backend, caller) => {
      const headers = new Headers(request.headers)
      headers.set('if-match', '"edited-by-somebody-else"')
      return answer(new Request(request, { headers }), backend, caller)
    }),
  },
  'too-many': {
    group,
    label: '提交过于频繁',
    stages: 'public-site §8: a message or an application is refused for now (docs/operating.md#answers, 429)',
    wrap: refusing(isLimited, () => new Refusal(429, messages.tooMany, { retryAfterSeconds: 60 })),
  },
  'plain-text-failure': {
    group,
    label: '纯文本接口返回失败',
    stages: 'back-office §8: honours, copyrights and certifications show the text of the body',
    wrap: refusing(repliedAs('plainText'), () => new Refusal(400, '保存失败：该证书编号已经登记')),
  },
  'msg-failure': {
    group,
    label: '自动驾驶接口返回失败',
    stages: 'back-office §8: autonomous driving shows msg',
    wrap: refusing(repliedAs('withMsg'), () => new Refusal(400, '保存失败：该分类下的条目已满')),
  },
  'truthy-data-failure': {
    group,
    label: '技术服务接口返回失败',
    stages: 'back-office §7.3, decisions X-23: data is null, so the tech service was not saved',
    wrap: refusing(repliedAs('truthyData'), () => new Refusal(400, '保存失败：图片数量超过限制')),
  },
} satisfies Record<string, Scenario>

/** An error at each of the first two fields that a caller may send. */
function fieldErrors({ type, call }: Match): FieldError[] {
  const { takes } = call.operation
  const fields: FieldSet = typeof takes === 'object' && takes !== null ? (takes as FieldSet) : type.fields
  return Object.entries(fields)
    .filter(([, { setByServer }]) => !setByServer)
    .slice(0, 2)
    .map(([field, { label }]) => ({ field, message: `${label}未通过服务器校验` }))
}
