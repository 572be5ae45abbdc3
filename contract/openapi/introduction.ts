import { messages } from '#contract/shared/messages.ts'
import { PAGE_SIZE, WHOLE_LIST } from '#contract/operations/page-query.ts'

/** What a reader must know before the first call (docs/operations/http.md#应答). */
export const introduction = {
  title: '图联科技网站接口',
  version: '1.0.0',
  description: [
    '本站前台与管理后台使用的全部接口。',
    '## 登录',
    `用 \`POST /api/admin/login\` 取得 token，之后放在请求头 \`Authorization: Bearer <token>\` 中。只有需要登录的接口会因缺少有效令牌返回 401（${messages.sessionEnded}）；用户名或密码错误是 400，尝试过多是 429。`,
    '## 回答的形式',
    '- 一般为 `{ code, message, data }`，`code` 为 200 表示成功；失败时 HTTP 状态码与 `code` 相同。',
    '- 少数接口另有形式：分页列表多一个 `total`，自动驾驶的提示语另以 `msg` 给出，有的直接返回列表或对象，有的只回一句纯文本；失败时沿用各自的形式。',
    '- 删除成功时 `data` 为 null；新增、修改、保存与切换状态返回保存后的记录；访客提交成功时 `data` 为 null。',
    '## 发送的形式',
    '- 路径末尾的斜杠可有可无；GET 接口也接受 HEAD。',
    '- 请求体是 JSON 对象，最大 1 MB；未声明的键会被忽略。',
    '- 修改时没有带的键保持不变，`null` 或空字符串表示清空；数字与状态也可写成数字文本，列表也可写成 JSON 文本。',
    '- 必填的文字不能只有空白或看不见的字符；没有必填项的列表记录，文字与文件不能全部为空。',
    '- 电话、邮箱、身份证号与数字可照粘贴的写法发送（全角字符、空格、短横、+86、mailto: 等），检查、计长与保存的都是规范写法。',
    `- 分页列表：\`page\` 与 \`size\` 都不带时返回全部，最多最新的 ${WHOLE_LIST} 条；只带一个时从第 1 页、每页 ${PAGE_SIZE} 条起算；默认最新的在前。起止日期均含当日。`,
    '- 日期为 `YYYY-MM-DD`，时间为 `YYYY-MM-DD HH:mm:ss`，均为北京时间。',
    '- 修改、切换与删除可带 `If-Match`，其值是所编辑记录的版本指纹；记录已被他人修改时返回 409。批量处理与调整顺序在请求体中以 `versions` 逐条给出。',
  ].join('\n\n'),
}
