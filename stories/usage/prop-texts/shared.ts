/** What is said of properties that several components take alike. */
export const fieldTexts = {
  label: '字段的名称，显示在控件上方。',
  isLabelHidden: '名称只给读屏软件，不显示。',
  hint: '控件下方的一句提示；有错误时让位给错误（一组控件的提示除外）。',
  error: '说明哪里不对的一句话；给出它就表示字段有误。',
  isRequired: '显示必填标记。',
}

export const visitorFieldTexts = {
  label: '问的是什么，始终可见。',
  hint: '控件下方的一句帮助。',
  error: '说明哪里不对的一句话，出现时代替提示。',
  aside: '名称一行末端的内容，例如字数。',
}

export const controlSize = '控件高度：`medium` 用于表单，`small` 用于工具条与表格。'

export const buttonLookTexts = {
  variant: '操作的分量；橙色的 `survey` 一屏至多一个。',
  size: '高度 32、40 或 52 像素；触屏上不小于 44 像素。',
  isWide: '占满所在容器的宽度。',
  isLoading: '正在处理：宽度不变、可以聚焦、不响应按下，并告诉读屏软件。',
  loadingLabel: '处理期间读屏软件听到的话。',
}

export const buttonTexts = {
  ...buttonLookTexts,
  icon: '文字前的图标。',
  iconAfter: '文字后的图标。',
}

export const uploadTexts = {
  upload: '发送一个文件，完成时给出存储路径。',
  checks: '发送之前的检查：类型、大小，以及各自的错误句子。',
  addressOf: '把存储路径变成预览用的地址。',
  failureMessage: '发送失败而服务器没有给出说明时显示的句子。',
  onSendingChange: '告知是否还有文件在传，表单据此等待。',
}

export const singleUploadTexts = {
  ...uploadTexts,
  value: '已存的路径；没有时是空文字。',
  onChange: '告知新的路径；移除之后是空文字。',
  isDisabled: '不能更换，也不能移除。',
}

export const pictureTexts = {
  src: '可以直接显示的地址；上传图片的尺寸与变体写在 `#` 之后。',
  alt: '图里有什么；装饰图片给空文字。',
  srcSet: '不是上传得来的图片的较小文件。',
  shownAs: '在页面上显示多宽；浏览器据此取够清晰的最小文件。',
  isPriority: '首屏图片：立即加载，并且先于其他图片。',
}

export const dateTexts = {
  value: '存储的文字；没有时是空文字或 null。',
  onChange: '告知新的文字；清空时是空文字。',
  onUnfinished: '离开字段而日期没有填全时，告知已填的部分，表单可以据此拒绝；不再有内容时是空文字。',
  min: '最早的时刻；早于它时字段会说明。',
  max: '最晚的时刻；晚于它时字段会说明。',
  size: controlSize,
}

export const sectionTexts = {
  tone: '底色：浅、淡，或墨色（其中所有变量取深色值）。',
  spacing: '上下的留白。',
  width: '其中版心的宽度；`none` 不用版心。',
  backdrop: '内容背后的装饰，例如等高线。',
}

export const headingTexts = {
  title: '标题本身。',
  eyebrow: '标题上方的短标签或编号，例如 `01 / 服务项目`。',
  lead: '标题下方的一两句话。',
  level: '在文档大纲里的级别。',
  align: '文字靠左还是居中。',
  action: '这一行末端的链接或按钮。',
}
