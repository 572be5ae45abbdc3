/*
 * What the declaration of a visitor's message and the plain form both say. It stands apart from the fields, which are made
 * of it, so that the form brings no rules along before anybody uses it.
 */

export const messageLabels = { name: '姓名', email: '邮箱', phone: '电话', subject: '主题', message: '消息' }

/** Those that are no line of the usual length. */
export const messageBounds = { name: { max: 100 }, subject: { max: 200 }, message: { max: 2000 } }
