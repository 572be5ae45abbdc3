/** Names of values that are nobody's to see, whatever they hold. */
const secretName = /password|secret|token|authorization|cookie|^baiduPushKey$/i

/** Whether what has this name is never recorded, whatever it holds. */
export const isSecretName = (name: string): boolean => secretName.test(name)
