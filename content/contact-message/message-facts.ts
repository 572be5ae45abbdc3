/*
 * Labels and bounds for both the declaration and the plain form. They are apart from the fields, so that the form loads no
 * rules.
 */

export const messageLabels = { name: '姓名', email: '邮箱', phone: '电话', subject: '主题', message: '消息' }

/** Those that are no line of the usual length. */
export const messageBounds = { name: { max: 100 }, subject: { max: 200 }, message: { max: 2000 } }
