/** Chinese sentences that several places need; a sentence with one home stands there. */
export const messages = {
  added: '添加成功',
  updated: '更新成功',
  saved: '保存成功',
  deleted: '删除成功',
  statusUpdated: '状态更新成功',
  done: '操作成功',
  saveFailed: '保存失败',
  loginSucceeded: '登录成功',
  loggedOut: '已退出登录',
  uploaded: '上传成功',
  contactSent: '消息发送成功！我们会尽快回复您。',

  loginFailed: '登录失败，请检查用户名和密码',
  sessionEnded: '登录已过期，请重新登录',
  tooBusy: '服务器繁忙，请稍后再试',
  tooMany: '提交过于频繁，请稍后再试',
  fillRequired: '请填写必填字段',
  checkForm: '请检查表单填写是否正确',
  emptyRecord: '内容不能全部为空，请至少填写一项文字或上传一个文件',
  noSuchRecord: '记录不存在',
  gone: '该内容已撤下',
  noSuchCall: '接口不存在',
  wrongMethod: '请求方法不允许',
  changedMeanwhile: '该记录已被他人修改，请刷新后重试',
  tooLarge: '请求内容过大',
  wrongContentType: '请求内容类型不正确',
  notJson: '请求内容不是有效的JSON',
  wrongId: '编号不正确',
  failed: '操作失败，请稍后重试',
  storeAway: '系统繁忙或数据库暂时无法连接，请稍后重试',
  storeUnsure: '数据库没有及时回应，操作可能已经完成，请稍后刷新查看，确认后再决定是否重试',
  storeUnwritable: '服务器存储空间不足或暂时无法写入，本次内容没有保存，请稍后再试',
  storeUnwritableUnsure:
    '服务器存储空间不足或暂时无法写入，本次内容可能没有保存，请稍后刷新查看，确认后再决定是否重试',
  networkFailed: '网络错误，请稍后重试',

  nameRequired: '请输入姓名',
  emailRequired: '请输入邮箱',
  emailWrong: '请输入正确的邮箱格式',
  phoneRequired: '请输入电话',
  phoneWrong: '请输入正确的手机号码',
  subjectRequired: '请输入主题',
  messageRequired: '请输入消息内容',
  usernameRequired: '请输入用户名',
  passwordRequired: '请输入密码',
} as const

/** Says for how long nobody can sign in to an account, or change its password. */
export const lockedSentence = (seconds: number): string =>
  `登录失败次数过多，请 ${Math.ceil(seconds / 60)} 分钟后再试`

/** What a refusal of each status says where nothing says more. */
export const statusSentences: Readonly<Record<number, string>> = {
  400: messages.checkForm,
  401: messages.sessionEnded,
  403: '没有权限进行此操作',
  404: messages.noSuchRecord,
  405: messages.wrongMethod,
  408: '请求超时，请重试',
  409: messages.changedMeanwhile,
  410: messages.gone,
  413: messages.tooLarge,
  415: messages.wrongContentType,
  429: messages.tooMany,
  500: messages.failed,
  503: messages.storeAway,
}

/** Mainland mobile number (public-site §5.1). */
export const MOBILE_PHONE = /^1[3-9]\d{9}$/
/** An e-mail address as the message forms take it (public-site §5.1). */
export const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/
