import { lockedSentence, messages } from '#contract/shared/messages.ts'
import type { Scenario } from './scenario.ts'

const group = 'session'

/** Signing in, and being signed out. */
export const sessionScenarios = {
  'session-expired': {
    group,
    label: '登录已过期',
    stages: 'back-office §8: a 401 signs out',
    composition: 'admin=401',
  },
  'session-expires-on-save': {
    group,
    label: '编辑途中登录过期',
    stages: 'back-office §8: a 401 signs out while something is being edited',
    composition: 'admin.write|admin.upload=401',
  },
  'unauthorised-everywhere': {
    group,
    label: '所有接口返回未登录',
    stages: 'public-site §6, back-office §8: a 401 on any call, visitors’ calls too',
    composition: '*=401;login=ok',
  },
  'login-wrong': {
    group,
    label: '用户名或密码错误',
    stages: 'back-office §8: the sign-in fails',
    composition: `login=400(${messages.loginFailed})`,
  },
  'login-locked': {
    group,
    label: '登录次数过多被锁定',
    stages: 'decisions X-40: too many tries',
    composition: `login=429(${lockedSentence(900)}),retry:900`,
  },
  'no-message-on-login': {
    group,
    label: '登录失败且没有提示',
    stages: 'back-office §8: the sign-in fails without a message of the server',
    composition: 'login=500()',
  },
} satisfies Record<string, Scenario>
