import { Refusal } from '#contract/engine/refusal.ts'
import { messages } from '#contract/messages.ts'
import { insteadOf, refusing } from './instead-of.ts'
import { isAdmin, isLogin, isUpload, isWrite } from './acts.ts'
import type { Scenario } from './scenario.ts'
import { withoutMessage } from './shaped-failures.ts'

const group = 'session'
const sessionEnded = () => new Refusal(401, messages.sessionEnded)

/** Signing in, and being signed out. */
export const sessionScenarios = {
  'session-expired': {
    group,
    label: '登录已过期',
    stages: 'back-office §8: a 401 signs out',
    wrap: refusing(isAdmin, sessionEnded),
  },
  'session-expires-on-save': {
    group,
    label: '编辑途中登录过期',
    stages: 'back-office §8: a 401 signs out while something is being edited',
    wrap: refusing((matched) => isAdmin(matched) && (isWrite(matched) || isUpload(matched)), sessionEnded),
  },
  'unauthorised-everywhere': {
    group,
    label: '所有接口返回未登录',
    stages: 'public-site §6, back-office §8: a 401 on any call, visitors’ calls too',
    wrap: refusing((matched) => !isLogin(matched), sessionEnded),
  },
  'login-wrong': {
    group,
    label: '用户名或密码错误',
    stages: 'back-office §8: the sign-in fails',
    wrap: refusing(isLogin, () => new Refusal(400, messages.loginFailed)),
  },
  'login-locked': {
    group,
    label: '登录次数过多被锁定',
    stages: 'decisions X-40: too many tries',
    wrap: refusing(isLogin, () => new Refusal(429, messages.loginLocked, { retryAfterSeconds: 900 })),
  },
  'no-message-on-login': {
    group,
    label: '登录失败且没有提示',
    stages: 'back-office §8: the sign-in fails without a message of the server',
    wrap: insteadOf(isLogin, (matched) => withoutMessage(matched, 500)),
  },
} satisfies Record<string, Scenario>
